import {site} from '../../config/site';
import {sample} from '../../tools/sample';
import {QUESTION, answer} from '../support/ask';
import {axeViolations} from '../support/axe';
import {hits, searchFor} from '../support/search-modal';
import {type Steps, readSteps, take} from '../support/steps';
import {expect, test} from '../support/test';
import {boxesMeasured, chooseMode, expectFits, open} from '../support/visit';

interface State {
  name: string;
  steps: Steps;
  /** What axe judges. */
  judged?: string;
  /** What is compared with the file of its name in states/, as those hear it who don't see it. */
  heard?: string;
  /** What is compared as those see it who see: fonts, colors, borders, and how it's arranged. */
  seen?: string;
  /** What axe finds all the same, with the reason next to it. */
  known?: string[];
}

const {states, tests} = readSteps<{states: State[]; tests: Record<string, Steps>}>('states.yaml');

for (const [title, steps] of Object.entries(tests)) test(title, async ({page}) => take(page, steps));

/** Attributes that matter to somebody and that ariaSnapshot leaves out. */
const ATTRIBUTES =
  'aria-(?:atomic|busy|controls|current|describedby|haspopup|keyshortcuts|live|modal|orientation)|autoc.*|enterkeyhint|inert|lang|maxlength|rel|spellcheck|start|tabindex|target|title|translate';

/** Where the reader is. Runs in the page. */
function readPlace(): string {
  const {pathname, search, hash} = window.location;
  const {activeElement: one} = document;
  const name = one === document.body ? '' : one?.ariaLabel || one?.textContent?.slice(0, 40) || one?.id;
  return `address: ${pathname}${search}${hash}\nfocus: ${one?.localName} ${name}`;
}

/** What elements have of these attributes. Runs in the page. */
function readAttributes(part: Element, names: string): string[] {
  const valueOf = ({name, value}: Attr) => {
    const others = value.split(' ').map((id) => document.getElementById(id));
    if (name === 'aria-controls') return others.map((one) => one?.role ?? one?.localName ?? 'nothing').join();
    return name === 'aria-describedby' ? others.map((one) => one?.textContent ?? 'nothing').join() : value;
  };
  return [part, ...part.querySelectorAll('*')].flatMap((one) => {
    if (!one.checkVisibility()) return [];
    const said = [...one.attributes].filter(({name}) => new RegExp(`^(?:${names})$`).test(name));
    const name = (one.ariaLabel ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const values = said.map((attribute) => `${attribute.name}="${valueOf(attribute)}"`);
    return said.length > 0 ? `${one.localName} ${name}: ${values.sort().join(' ')}` : [];
  });
}

/** Properties that elements have from those around them, and others, which style sheets set. */
const INHERITED =
  'color cursor font-family font-size font-style font-weight letter-spacing line-height list-style-type text-align text-transform white-space'.split(
    ' ',
  );
const OWN =
  'align-items background-color border-block-end border-block-start border-inline-end border-inline-start border-start-start-radius box-shadow column-gap display flex-direction flex-wrap justify-content margin-block-end margin-block-start max-block-size max-inline-size min-block-size min-inline-size opacity outline overflow padding pointer-events position row-gap text-decoration-line text-overflow transform transition-property vertical-align z-index'.split(
    ' ',
  );

/** How elements look, each kind once: what they have of these properties beyond others. Runs in the page. */
function readLooks(part: Element, [inherited = [], own = []]: string[][]): string[] {
  const bare = document.body.appendChild(document.createElement('bare-element'));
  const lines = [part, ...part.querySelectorAll('*:not(svg *)')].flatMap((one) => {
    if (!one.checkVisibility() || !one.parentElement) return [];
    const differing = (names: string[], than: Element) =>
      names.flatMap((name) => {
        // Of a list of fonts the first.
        const [value = '', other] = [one, than].map(
          (each) => getComputedStyle(each).getPropertyValue(name).split(', "')[0],
        );
        const line = ` ${name}: ${value};`;
        return value === other || / 0px none| none 0px;|^ min-\S+ auto;/.test(line) ? [] : line;
      });
    // Without what the bundler adds to the names of modules.
    const classes = [...one.classList].map((name) => `.${name.replace(/(?<!_)_[\w-]{4}$/, '')}`);
    const values = [...differing(inherited, one.parentElement), ...differing(own, bare)];
    return `${one.localName}${classes.join('')} {${values.join('')} }`;
  });
  bare.remove();
  return [...new Set(lines)].sort();
}

for (const {name, steps, heard = 'none', seen = 'none'} of states.filter((state) => state.heard ?? state.seen))
  test(`says what it should: ${name}`, async ({page}) => {
    await take(page, steps);
    // What comes a moment later would be missing in a new file.
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) await page.waitForTimeout(1500);
    await boxesMeasured(page);
    await expect(async () => {
      const texts: string[] = [await page.evaluate(readPlace)];
      for (const part of await page.locator(heard).all())
        texts.push(await part.ariaSnapshot(), ...(await part.evaluate(readAttributes, ATTRIBUTES)));
      for (const part of await page.locator(seen).all())
        texts.push(...(await part.evaluate(readLooks, [INHERITED, OWN])));
      const neutral = `${texts.join('\n')}\n`
        .replaceAll(site.name, '{Product}')
        .replaceAll(site.slug, '{product}')
        .replaceAll(site.cliVersion, '{version}')
        .replaceAll(/\b\d\d? [A-Z][a-z]{2} 20\d\d\b/g, '{day}')
        .replaceAll(/(engine|commit) [0-9a-f]{7}\b/g, '$1 {commit}');
      expect(neutral).toMatchSnapshot(`${name.replaceAll(/\W+/g, '-')}.txt`);
    }).toPass({timeout: 10_000});
  });

const DESKTOP = {width: 1280, height: 900};
const SIZES = [DESKTOP, {width: 390, height: 844}];
const LOOKS = SIZES.flatMap((size) => ['light', 'dark'].map((mode) => ({mode, size})));

test.use({viewport: DESKTOP, contextOptions: {reducedMotion: 'reduce'}});

// An ordinary run has four of them, others each week.
for (const {name, steps, judged = 'html', known = []} of sample(states, 4))
  test(`passes axe on a desktop and on a phone, and fits: ${name}`, async ({page}) => {
    await take(page, steps);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectFits(page, `${size.width} px`);
    }
    // And one look of each.
    const looks = LOOKS.map((look) => ({...look, name}));
    for (const {mode, size} of sample(looks, 1)) {
      await page.setViewportSize(size);
      await chooseMode(page, mode);
      expect(await axeViolations(page, judged), `${mode}, ${size.width} px`).toEqual(known);
    }
  });

test('search and Ask in it are as wide as they should be, above the navbar, and inside the window', async ({page}) => {
  await open(page, '/docs/concepts/scaling');
  await searchFor(page, QUESTION);
  await expect(hits(page).first()).toBeVisible();
  const modal = page.locator('.DocSearch-Modal');
  for (const opened of [hits, answer]) {
    if (opened === answer) await page.getByRole('button', {name: /^Ask: /}).click();
    for (const [width, wide] of [
      [390, 390],
      [768, 768],
      [1440, 672],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect(opened(page).first()).toBeVisible();
      await expect.poll(async () => (await modal.boundingBox())?.width).toBe(wide);
      expect((await modal.boundingBox())?.height).toBeLessThanOrEqual(800);
    }
    const level = (part: string) => page.locator(part).evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await level('.DocSearch-Container')).toBeGreaterThan(await level('.navbar'));
  }
});
