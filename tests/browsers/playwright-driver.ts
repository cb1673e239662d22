import type {BrowserType, LaunchOptions, Page} from '@playwright/test';
import {hydrated, listen, open} from '../support/visit';
import {type Browser, type Driver, isOfReaders} from './driver';

function driverOf(page: Page): Driver {
  const messages = listen(page);
  return {
    open: (address) => open(page, address),
    hydrated: async () => void (await hydrated(page)),
    run: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`),
    click: (selector, text = '') => page.locator(selector).filter({visible: true, hasText: text}).first().click(),
    hover: (selector) => page.locator(selector).filter({visible: true}).first().hover(),
    press: (keys) => page.keyboard.press(keys),
    fill: (selector, text) => page.locator(selector).filter({visible: true}).first().fill(text),
    reload: async () => {
      await page.reload();
      await hydrated(page);
    },
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewportSize(size),
    print: async () => void (await page.pdf()),
    messages: () => Promise.resolve(messages.splice(0).filter(isOfReaders)),
  };
}

/** Starts Chromium or Firefox. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    open: async (baseURL) => {
      const page = await browser.newPage({baseURL});
      return {driver: driverOf(page), close: () => page.close()};
    },
    end: () => browser.close(),
  };
}
