/** Whether the reader's keyboard has a Command key. For the browser only. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
