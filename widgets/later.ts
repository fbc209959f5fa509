// The file that every page fetches after its first view, when the browser is idle or something is pressed.
import { sendRetrying } from './shared/api/retrying-http.ts';
import { reactRenderer } from './shared/element/react-renderer.ts';
import { provideLater } from './shared/page/later.ts';
import { createSale } from './shared/selling/sale.ts';
import { keepInSight } from './shared/view/keep-in-sight.ts';

provideLater('later', { reactRenderer, sendRetrying, keepInSight, createSale });
