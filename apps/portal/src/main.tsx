import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { keepDocumentLanguage } from './core/locale.js';
import { keepTextsLoaded } from './core/text.js';
import './design/base.css';

keepDocumentLanguage();
const root = document.getElementById('root');
if (root) void keepTextsLoaded().then(() => createRoot(root).render(<StrictMode><App /></StrictMode>));
