export { ImportModule } from './import.module.js';
export { ImportService } from './import.service.js';
export { readTable, tableKind } from './spreadsheet/table-reader.js';
