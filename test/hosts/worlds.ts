import { hostFile } from '../fixtures/browser/hosts.ts';
import { debianFile } from '../fixtures/debian.ts';

/** Returns the text of a classic script with which a page changes JavaScript before the script of Créneau loads. */
export type World = () => Promise<string>;

const text =
  (script: string): World =>
  () =>
    Promise.resolve(script);
const library =
  (...paths: readonly string[]): World =>
  async () =>
    (await Promise.all(paths.map(hostFile))).join(';\n');
const debian =
  (name: string, path: string): World =>
  () =>
    debianFile(name, path);

const MOOTOOLS = '/usr/share/javascript/mootools/mootools';

/** Scripts that are known from pages of partners, with the real libraries. */
export const WORLDS: Readonly<Record<string, World>> = {
  'nothing else': text(''),
  'Prototype 1.7.3': debian('libjs-prototype', '/usr/share/javascript/prototype/prototype-1.7.3.js'),
  'MooTools 1.4.5': debian('libjs-mootools', `${MOOTOOLS}-core-nc.js`),
  'MooTools 1.4.5 with More': async () => {
    const core = await debianFile('libjs-mootools', `${MOOTOOLS}-core-nc.js`);
    const more = await debianFile('libjs-mootools', `${MOOTOOLS}-more-nc.js`);
    return `${core};${more}`;
  },
  'jQuery 3.7 and Underscore': library('jquery/dist/jquery.min.js', 'underscore/underscore-umd-min.js'),
  'AngularJS 1.8': library('angular/angular.min.js'),
  'Knockout 3.5': library('knockout/build/output/knockout-latest.js'),
  'Zone.js 0.16': library('zone.js/bundles/zone.umd.min.js'),
  'core-js 3.50': library('core-js-bundle/minified.js'),
  'es6-shim 0.35': library('es6-shim/es6-shim.min.js'),
  'JSON 3': library('json3/lib/json3.min.js'),
  'Sugar 2, which extends the prototypes': async () => `${await hostFile('sugar/dist/sugar.min.js')};Sugar.extend();`,
  'SES, which freezes everything': async () =>
    `${await hostFile('ses/dist/lockdown.umd.min.js')};lockdown({ errorTaming: 'unsafe', overrideTaming: 'severe' });`,
  'React 17 as a global': library('react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js'),
  'RequireJS 2.3': library('requirejs/require.js'),
  'polyfills of custom elements': library(
    '@webcomponents/webcomponentsjs/bundles/webcomponents-sd-ce.js',
    '@webcomponents/webcomponentsjs/custom-elements-es5-adapter.js',
  ),
  'globals named as the platform’s': text(
    'var Request = function () { this.send = function () {} }, Headers = "top", Response = null, AbortSignal = {};',
  ),
  'a frozen Object.prototype': text('Object.freeze(Object.prototype);'),
  'an enumerable Object.prototype.extend': text('Object.prototype.extend = function () {};'),
  'an enumerable Array.prototype.remove': text('Array.prototype.remove = function () {};'),
  'toJSON of arrays': text(
    "Array.prototype.toJSON = function () { return '[' + this.map(function (item) { return JSON.stringify(item); }) + ']'; };",
  ),
  'a fetch that keeps the address and the options alone': text(
    'var real = fetch; window.fetch = function (url, init) { return real(String(url.url || url), init && { method: init.method, headers: init.headers, body: init.body, credentials: init.credentials }); };',
  ),
  'a fetch that counts': text(
    'var real = fetch; window.fetch = async function () { const answer = await real.apply(this, arguments); answer.clone().text(); return answer; };',
  ),
  'globals of Node': text(
    'var process = { env: {} }, module = { exports: {} }, exports = module.exports, global = window;',
  ),
  'no stack traces': text('Error.stackTraceLimit = 0; Error.prepareStackTrace = function () { return undefined; };'),
  'scripts that wait for a consent': text(
    `var append = Node.prototype.appendChild; Node.prototype.appendChild = function (node) { if (node && node.localName === 'script' && /tracker/.test(node.src)) return node; return append.call(this, node); };
     var make = document.createElement.bind(document); document.createElement = function () { return make.apply(document, arguments); };`,
  ),
  'a clock that is wrapped': text(
    'var Real = Date; Date = class extends Real { constructor() { super(...arguments); } }; setInterval(function () {}, 50);',
  ),
  'storage that throws': text(
    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });",
  ),
};

/** Names of elements that hide properties of the document. */
export const NAMED: readonly string[] = [
  'baseURI',
  'head',
  'body',
  'documentElement',
  'currentScript',
  'activeElement',
  'location',
];
