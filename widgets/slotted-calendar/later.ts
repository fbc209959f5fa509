// The later file of a page with a calendar: it contains the actions too, whose rules and texts other pages do not need.
import '../later.ts';
import { provideLater } from '../shared/page/later.ts';
import { createActions } from './actions.ts';

provideLater('calendar-later', { createActions });
