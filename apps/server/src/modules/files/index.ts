export { SIGNED_FORM_KILOBYTES } from './file-kinds.js';
export type { FileStore } from './file-store.js';
export { FileUpload, type UploadedBytes } from './file-upload.js';
export { FilesModule } from './files.module.js';
export { FilesService, type OpenedFile } from './files.service.js';
export { openFileStore } from './open-file-store.js';
export { sendFile } from './send-file.js';
