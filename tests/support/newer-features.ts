import { readFileSync } from 'node:fs';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { OLDEST_BROWSERS } from '../../src/build/oldest-browsers.ts';

const DATA = 'node_modules/@mdn/browser-compat-data/data.json';
const { ios, ...desktop } = OLDEST_BROWSERS;
const OLDEST = { ...desktop, chrome_android: desktop.chrome, safari_ios: ios };
const BROWSERS = Object.keys(OLDEST) as (keyof typeof OLDEST)[];
/** Interfaces of the global objects, by the names through which scripts use them. */
const INSTANCES: Record<string, string> = {
  ...{ window: 'Window', self: 'Window', globalThis: 'Window', navigator: 'Navigator', document: 'Document', caches: 'CacheStorage' },
  ...{ performance: 'Performance', history: 'History', location: 'Location', crypto: 'Crypto', style: 'style' },
};

export interface Use {
  name: string;
  file: string;
}

/** For each name, whether every feature of that name is missing from one of the oldest browsers. */
type Table = Map<string, boolean>;

interface Node {
  type: string;
  [part: string]: unknown;
}

interface Tables {
  members: Table;
  /** By qualified name, such as `URL.canParse`. */
  owned: Table;
  globals: Table;
  events: Table;
  properties: Table;
  selectors: Table;
  rules: Table;
}

let tables: Tables | undefined;

/** Returns the script features that the oldest browsers lack, such as `URL.canParse` or `scheduler`. */
export function lackedByScripts(): string[] {
  const { owned, globals } = (tables ??= readTables());
  return [...owned, ...globals].filter(([, lacking]) => lacking).map(([name]) => name);
}

/** Finds features that the oldest browsers lack, by name; names that the program itself defines are ignored. */
export class NewerFeatures {
  #tables = (tables ??= readTables());
  /** Names of members that the program's own objects and classes define. */
  #ownNames = new Set<unknown>();
  #uses: Use[] = [];
  #memberUses: Use[] = [];

  readScript(text: string, file: string): void {
    this.#walk(parseAst(text) as unknown as Node, file);
  }

  readStyles(text: string, file: string): void {
    for (const [, name] of text.matchAll(/[;{\s]([\w-]+)\s*:/g)) this.#meet(this.#tables.properties, name!, file, kebabCase(name!));
    for (const [selector] of text.matchAll(/[^{};]+(?=\{)/g)) this.#readSelectors(selector, file);
  }

  uses(): Use[] {
    return [...this.#uses, ...this.#memberUses.filter(({ name }) => !this.#ownNames.has(name))];
  }

  #meet(table: Table, name: string, file: string, shown = name): void {
    if (table.get(name)) this.#uses.push({ name: shown, file });
  }

  #meetMember(name: unknown, file: string): void {
    if (typeof name === 'string' && (this.#tables.members.get(name) ?? this.#tables.globals.get(name)))
      this.#memberUses.push({ name, file });
  }

  #readSelectors(text: string, file: string): void {
    for (const [, name] of text.matchAll(/:([a-z-]+)/g)) this.#meet(this.#tables.selectors, name!, file, `:${name}`);
    for (const [, name] of text.matchAll(/@([a-z-]+)/g)) this.#meet(this.#tables.rules, name!, file, `@${name}`);
  }

  #walk(node: unknown, file: string): void {
    if (Array.isArray(node)) return node.forEach((each) => this.#walk(each, file));
    if (!isNode(node)) return;
    if (node.type === 'MemberExpression') this.#readMember(node, file);
    else if (node.type === 'ObjectPattern') for (const { key } of node['properties'] as Node[]) this.#meetMember(nameOf(key), file);
    else if (node.type === 'ObjectExpression') for (const { key } of node['properties'] as Node[]) this.#readKey(nameOf(key), file);
    else if (node.type === 'TemplateElement') this.#readSelectors((node['value'] as { raw: string }).raw, file);
    else if (/^(Method|Property)Definition$/.test(node.type)) this.#ownNames.add(nameOf(node['key']));
    else if (node.type === 'Identifier') this.#meet(this.#tables.globals, node['name'] as string, file);
    else if (node.type === 'CallExpression') this.#readCall(node, file);
    else if (typeof node['value'] === 'string') this.#readSelectors(node['value'], file);
    for (const [part, child] of Object.entries(node)) if (part !== 'key' && !isPlainName(node, part)) this.#walk(child, file);
  }

  #readMember({ object, property, computed }: Node, file: string): void {
    const name = computed ? (property as Node)['value'] : nameOf(property);
    if (typeof name !== 'string') return;
    const holder = nameOf(object) ?? '';
    const owner = INSTANCES[holder] ?? holder;
    const table = owner === 'Window' ? this.#tables.globals : this.#tables.owned;
    const shown = `${owner}.${name}`;
    if (owner === 'style') this.#meet(this.#tables.properties, name, file, kebabCase(name));
    else if (owner === 'Window' && table.has(name)) this.#meet(table, name, file);
    else if (table.has(shown)) this.#meet(table, shown, file);
    else this.#meetMember(name, file);
  }

  #readKey(name: string | undefined, file: string): void {
    if (name === undefined) return;
    this.#ownNames.add(name);
    this.#meet(this.#tables.properties, name, file, kebabCase(name));
    this.#readSelectors(name, file);
  }

  #readCall(call: Node, file: string): void {
    const event = (call['arguments'] as Node[])[0]?.['value'];
    if (nameOf(call['callee']) === 'addEventListener' && typeof event === 'string')
      this.#meet(this.#tables.events, event, file, `${event} event`);
  }
}

function readTables(): Tables {
  const { api, css, javascript } = JSON.parse(readFileSync(DATA, 'utf8')) as CompatData;
  const builtins = javascript['builtins']!;
  const members: Table = new Map();
  const owned: Table = new Map();
  const globals: Table = new Map();
  const events: Table = new Map();
  const properties: Table = new Map();
  const selectors: Table = new Map();
  const rules: Table = new Map();
  for (const [owner, feature] of [api, builtins, builtins['Intl']!].flatMap(featuresOf)) {
    note(globals, owner, feature.__compat);
    for (const [key, { __compat }] of featuresOf(feature)) {
      const name = key.replace(/_(static|event)$/, '');
      if (key.endsWith('_event')) note(events, name, __compat);
      else {
        note(members, name, __compat);
        note(owned, `${owner}.${name}`, __compat);
        if (owner === 'Window' || owner === 'WorkerGlobalScope') note(globals, name, __compat);
      }
    }
  }
  for (const [name, { __compat }] of featuresOf(css['properties']!)) {
    note(properties, name, __compat);
    note(properties, camelCase(name), __compat);
  }
  for (const [name, { __compat }] of featuresOf(css['selectors']!)) note(selectors, name, __compat);
  for (const [name, { __compat }] of featuresOf(css['at-rules']!)) note(rules, name, __compat);
  return { members, owned, globals, events, properties, selectors, rules };
}

function featuresOf(feature: Identifier): [string, Identifier][] {
  return Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');
}

/** Adds a feature to a table. Features that no version of these browsers has are skipped: in the program the name means something else. */
function note(table: Table, name: string, compat: CompatStatement | undefined): void {
  if (!compat || !BROWSERS.some((browser) => has(compat, browser, Infinity))) return;
  const lacking = BROWSERS.some((browser) => !has(compat, browser, OLDEST[browser]));
  table.set(name, lacking && table.get(name) !== false);
}

function has({ support }: CompatStatement, browser: keyof typeof OLDEST, version: number): boolean {
  return [support[browser] ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .some(({ version_added, version_removed }) => version >= numberOf(version_added) && !(version >= numberOf(version_removed)));
}

/** Parses versions such as `≤79`; NaN for `preview` and other non-numbers. */
function numberOf(version: string | boolean | null | undefined): number {
  return Number.parseFloat(String(version).replace('≤', ''));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns whether `part` is a property name after a dot, which is not a variable. */
function isPlainName(node: Node, part: string): boolean {
  return node.type === 'MemberExpression' && part === 'property' && !node['computed'];
}

/** Returns the last name of `a`, `a.b` or `a?.b`, or the name of a key. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type === 'Literal') return String(node['value']);
  return nameOf(node['property'] ?? node['expression']);
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
