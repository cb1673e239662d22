import {describe, expect, it} from 'vitest';
import {quotationOf, readQuestion} from '../../src/ask/question';

describe('a question', () => {
  it.each([
    "What's the difference between BYOC and the Playground if I don't have an account?",
    "What's in my team's plan that other users' plans don't have?",
    'What’s the plan of somebody who doesn’t have an account?',
  ])('is no message because of its apostrophes: %s', (text) => {
    expect(quotationOf(text)).toBeUndefined();
    expect(readQuestion(text, new Set()).kind).toBe('what');
  });

  it.each([
    ['What does "missing configs" mean?', 'missing configs'],
    ['What does “missing configs” mean?', 'missing configs'],
    ['What does `missing configs` mean?', 'missing configs'],
    ["What's 'can't find the project' about?", "can't find the project"],
    [`What does "service 'web' has no ports" mean?`, "service 'web' has no ports"],
  ])('is a message when it quotes one: %s', (text, message) => {
    expect(quotationOf(text)).toBe(message);
    expect(readQuestion(text, new Set()).kind).toBe('message');
  });
});
