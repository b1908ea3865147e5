export interface DifferenceLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** What has become of a text, line by line: what both have in common stays in its order. */
export function lineDifference(before: string, after: string): DifferenceLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  // How many lines are common from each pair of places on.
  const common = old.map(() => Array.from({ length: now.length + 1 }, () => 0))
  common.push(Array.from({ length: now.length + 1 }, () => 0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = common[i]
    for (let j = now.length - 1; row && j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const lines: DifferenceLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [gone, come] = [old[i], now[j]]
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone })
      i += 1
      j += 1
    } else if (gone !== undefined && (come === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: gone })
      i += 1
    } else {
      lines.push({ kind: 'added', text: come ?? '' })
      j += 1
    }
  }
  return lines
}
