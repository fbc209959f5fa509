import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { settingsSourceOf } from '../../../widgets/shared/element/settings-source.ts';
import type { ToastPosition } from '../../../widgets/shared/page/toast.ts';
import type { ToastRequests } from '../../../widgets/shared/page/toast-requests.ts';
import { standInModal } from '../../../widgets/toaster/stand-in-modal.ts';
import '../../../widgets/toaster/element.ts';

interface ToasterElement extends HTMLElement {
  position: ToastPosition | null;
}

let modals: Map<HTMLElement, HTMLElement | null>;
let requests: ToastRequests;

beforeEach(() => {
  modals = new Map();
  requests = { waiting: [], hosts: new Set(), modals };
});

function onPage<E extends HTMLElement>(tag: string): E {
  const element = document.body.appendChild(document.createElement(tag)) as E;
  onTestFinished(() => element.remove());
  return element;
}

function aModal(): HTMLElement {
  const dialog = onPage('dialog');
  modals.set(dialog, null);
  return dialog;
}

const copyIn = (modal: HTMLElement) => modal.querySelector<ToasterElement>('creneau-toaster');

it('D-on-top: the copy of a toaster in a dialog has its position, set as an attribute or as a property', () => {
  const toaster = onPage<ToasterElement>('creneau-toaster');
  toaster.setAttribute('position', 'bottom-right');
  const first = aModal();
  standInModal(requests, toaster);
  expect(copyIn(first)?.position).toBe('bottom-right');
  toaster.position = 'bottom-left';
  const second = aModal();
  standInModal(requests, toaster);
  expect(copyIn(second)?.position).toBe('bottom-left');
});

it('D-on-top: the toaster in a second dialog has the position and settings of the toaster of the page', () => {
  const toaster = onPage<ToasterElement>('creneau-toaster');
  const first = aModal();
  standInModal(requests, toaster);
  const shown = copyIn(first) as ToasterElement;
  toaster.position = 'bottom-left';
  const second = aModal();
  standInModal(requests, shown);
  const copy = copyIn(second) as ToasterElement;
  expect([copy.position, settingsSourceOf(copy)]).toEqual(['bottom-left', toaster]);
});

it('D-on-top: toasts of a dialog that the page has removed are shown in the dialog below it, or on the page', () => {
  const toaster = onPage<ToasterElement>('creneau-toaster');
  const [below, above] = [aModal(), aModal()];
  standInModal(requests, toaster);
  expect(copyIn(above)).not.toBeNull();
  above.remove();
  expect(standInModal(requests, toaster)).toBe(true);
  expect([copyIn(below) === null, copyIn(above)]).toEqual([false, null]);
  below.remove();
  expect(standInModal(requests, toaster)).toBe(false);
  expect(modals.size).toBe(0);
});
