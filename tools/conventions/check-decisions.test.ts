import { expect, test } from 'vitest'
import { checkDecisions } from './check-decisions.ts'
import { plant } from './planted.ts'

const HEAD = '\n\n- Date: 2026-11-21\n- Status: accepted\n\n'

test('a decision record has number, date, status, a line in the index, and links that resolve', () => {
  const record = (name: string) => `docs/decisions/${name}.md`
  const root = plant({
    'docs/decisions/README.md':
      '- [0001](0001-good.md)\n- [0002](0002-bare.md)\n- [0002](0002-twin.md)',
    [record('0001-good')]: `# 0001 Good${HEAD}See [0002](0002-bare.md).\n`,
    [record('0002-bare')]: '# 0002 Bare\n\n2026-11-21, holds.\n',
    [record('0002-twin')]: `# 0002 Twin${HEAD}See [0009](0009-gone.md).\n`,
    [record('0003-unlisted')]:
      `# 0003 Unlisted\n\n- Date: 2026-11-21\n- Status: superseded by [0001](0001-good.md)\n\nText.\n`,
  })
  expect(checkDecisions(root).map(({ file, line, message }) => [file, line, message])).toEqual([
    [record('0002-bare'), 1, 'lacks its number, Date or Status'],
    [record('0002-twin'), 1, 'has the number 0002 of another record'],
    [record('0002-twin'), 6, 'refers to 0009-gone.md, which is missing'],
    [record('0003-unlisted'), 1, 'is not in the index'],
  ])
})
