/** A function that makes its answer for an object only once. */
export function once<Key extends object, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const made = new WeakMap<Key, Answer>();
  return (key) => {
    const answer = made.get(key) ?? make(key);
    made.set(key, answer);
    return answer;
  };
}
