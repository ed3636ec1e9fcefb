import { tidyOwnAddress } from '@karov/web';
import '@fontsource-variable/assistant/wght.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { expectPage } from './app/routes.js';
import { fetchPagesWith } from './core/coming-page.js';
import { keepDocumentLanguage } from './core/document-language.js';
import { prepareOfflineStart } from './core/offline-start.js';
import { keepTextsLoaded } from './core/text.js';
import './design/base.css';

tidyOwnAddress();
keepDocumentLanguage();
fetchPagesWith(expectPage);
expectPage(location.pathname).catch(() => null);
prepareOfflineStart();
const root = document.getElementById('root');
// As a transition, the first page renders in small pieces, so that a slow phone reacts to touches between
// them.
if (root)
  void keepTextsLoaded().then(() =>
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  );
