import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lineAt, listFiles, type Finding } from './repository.ts'

const RECORD = /^docs\/decisions\/(\d{4})-[^/]+\.md$/
const HEAD =
  /^# (\d{4}) \S.*\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (?:accepted|superseded by \[\d{4}\]\(.*\))\n/
const LINK = /\]\((\d{4}[^)#]*|[^):]*\.md)\)/g

/**
 * Every decision record without its number, date and status, with the number of another, or
 * missing in the index; and every link between records that leads nowhere.
 */
export function checkDecisions(root: string): Finding[] {
  const files = listFiles(root).filter((file) => RECORD.test(file))
  const index = path.join(root, 'docs/decisions/README.md')
  const listed = existsSync(index) ? readFileSync(index, 'utf8') : ''
  const numbers = new Set<string>()
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const number = RECORD.exec(file)?.[1] ?? ''
    const find = (message: string, line = 1): Finding => ({
      rule: 'decisions',
      file,
      line,
      message,
    })
    const findings: Finding[] = []
    if (HEAD.exec(text)?.[1] !== number) findings.push(find('lacks its number, Date or Status'))
    if (numbers.has(number)) findings.push(find(`has the number ${number} of another record`))
    numbers.add(number)
    if (!listed.includes(`(${path.basename(file)})`)) findings.push(find('is not in the index'))
    for (const link of text.matchAll(LINK)) {
      const target = path.join(root, path.dirname(file), link[1] ?? '')
      if (!existsSync(target))
        findings.push(find(`refers to ${link[1]}, which is missing`, lineAt(text, link.index)))
    }
    return findings
  })
}
