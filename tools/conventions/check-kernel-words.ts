import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const KERNEL = /^apps\/server\/src\/kernel\/.*\.ts$/

/** What domains know, and tell the kernel by what they declare in their `domain.ts`. */
const DOMAIN_WORDS =
  /consent|impersonat|stand-?in\b|view(ed)?[ -]?as\b|viewing|bearer|holder(Key|Cookie|Context)|link's holder|assigned-?staff|\bcarers?\b|mentee|coordinator|supervisor/gi

/** A domain's part of the contract; the kernel knows the contract's core and its indexes. */
const DOMAIN_IMPORT = /@telemachos\/contract\/(?!core\/)[\w-]+\//g

/** Every word of a domain in the kernel, which runs calls and knows none of them. */
export function checkKernelWords(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => KERNEL.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return [...text.matchAll(DOMAIN_WORDS), ...text.matchAll(DOMAIN_IMPORT)].map((found) => ({
        rule: 'kernel-words',
        file,
        line: lineAt(text, found.index),
        message: `mentions ${found[0]}, which a domain has to tell the kernel (domain.ts)`,
      }))
    })
}
