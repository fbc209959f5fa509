export { ownCall } from '../../api/first/own-call.ts';
export { type FirstView, type PageElement, renderer } from '../../api/first/renderer.ts';
