import {Children, Fragment, type ReactNode, isValidElement, useLayoutEffect, useState} from 'react';

/**
 * What the browser needs of react-helmet-async, which also writes heads on the server, in a quarter of its size: the same
 * elements and attributes by the same rules, so that what the server wrote stays. tests/e2e/head.spec.ts compares both.
 */
const MARK = 'data-rh';

/** Names that the properties of React and the attributes of HTML do not have in common. */
const ATTRIBUTES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** Attributes by one of which elements of a kind are the same, so that the innermost of them counts; see also keyOf. */
const IDENTITIES: Record<string, readonly string[]> = {
  base: ['href'],
  link: ['href', 'rel'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

interface Tag {
  type: string;
  attributes: Record<string, string>;
  text: string;
}

/** The tags of one `<Head>`, in the order in which they came on the page. */
type Instance = {tags: Tag[]};

const instances: Instance[] = [];
let isScheduled = false;
/** Until then, the classes are those of the HTML. */
let isStarted = false;

const textOf = (children: unknown): string => (Array.isArray(children) ? children.join('') : String(children ?? ''));

function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const {children: inner, ...properties} = child.props;
    if (child.type === Fragment) return readTags(inner as ReactNode);
    const attributes = Object.entries(properties).map(([name, value]) => [
      ATTRIBUTES[name] ?? name.toLowerCase(),
      String(value ?? ''),
    ]);
    return [
      {type: String(child.type), attributes: Object.fromEntries(attributes) as Tag['attributes'], text: textOf(inner)},
    ];
  });
}

function keyOf({type, attributes, text}: Tag): string {
  const names = attributes['rel'] === 'canonical' ? ['rel'] : (IDENTITIES[type] ?? []);
  const name = names.find((candidate) => attributes[candidate]);
  return `${type} ${name ?? ''} ${(name ? attributes[name] : text)?.toLowerCase() ?? ''}`;
}

/** Of elements that are the same the innermost `<Head>` has its way; within one, all stay. */
function withoutOverridden(): Tag[] {
  const seen = new Set<string>();
  const kept = [...instances].reverse().map(({tags}) => {
    const own = tags.filter((tag) => !seen.has(keyOf(tag)));
    for (const tag of own) seen.add(keyOf(tag));
    return own;
  });
  return kept.reverse().flat();
}

function createElement({type, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

function updateAttributes(element: HTMLElement, tags: readonly Tag[]): void {
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes)) as Tag['attributes'];
  const former = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of former) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (Object.keys(attributes).length) element.setAttribute(MARK, Object.keys(attributes).join());
  else element.removeAttribute(MARK);
}

const isRoot = ({type}: Tag): boolean => type === 'html' || type === 'body';

/** At once: the style of the page hangs on the classes, and is computed anew where they change after it. */
function updateRoots(): void {
  const all = instances.flatMap(({tags}) => tags);
  updateAttributes(
    document.documentElement,
    all.filter(({type}) => type === 'html'),
  );
  updateAttributes(
    document.body,
    all.filter(({type}) => type === 'body'),
  );
}

function updateHead(): void {
  isScheduled = false;
  isStarted = true;
  updateRoots();
  const all = instances.flatMap(({tags}) => tags);
  const title = all.findLast(({type}) => type === 'title')?.text;
  if (title && document.title !== title) document.title = title;

  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const tag of withoutOverridden()) {
    if (['html', 'body', 'title'].includes(tag.type)) continue;
    const element = createElement(tag);
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}

/** When the page has been painted, which does not wait for what nobody sees. */
function scheduleUpdate(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => setTimeout(updateHead));
}

/** Puts elements into the head, and attributes on `<html>` and `<body>`, as long as it is on the page. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [instance] = useState<Instance>(() => ({tags: []}));
  useLayoutEffect(() => {
    instances.push(instance);
    return () => {
      instances.splice(instances.indexOf(instance), 1);
      scheduleUpdate();
    };
  }, [instance]);
  useLayoutEffect(() => {
    instance.tags = readTags(children);
    if (isStarted && instance.tags.some(isRoot)) updateRoots();
    scheduleUpdate();
  });
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
