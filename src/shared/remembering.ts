// Work whose answer hangs on a short text alone, remembered: pages say the same again and again. Pure.

/** `work`, asked once for each text; its answers are shared. Where `most` are known all are forgotten, and it begins anew. */
export function remembering<T extends string | object>(
  work: (text: string) => T,
  most: number,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      answer = work(text);
      if (known.size >= most) known.clear();
      known.set(text, answer);
    }
    return answer;
  };
}
