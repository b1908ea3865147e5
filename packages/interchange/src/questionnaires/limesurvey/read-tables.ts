import type { JsonObject } from '@telemachos/rules/json-object'
import { SaxesParser } from 'saxes'
import { FileRefusal, LIMITS } from '../../refusal.ts'

/** The tables of a file of LimeSurvey: their rows, each of named texts. */
export interface LimeTables {
  readonly tables: ReadonlyMap<string, readonly JsonObject[]>
  /** Languages that the file names. */
  readonly languages: readonly string[]
}

const ROOT = 'document'
/** document, table, rows, row, field. */
const ROW_DEPTH = 4
const FIELD_DEPTH = 5

/**
 * Reads the XML of a file of LimeSurvey. A document type is refused, since nothing good needs one;
 * so no entity is ever defined, and none but XML's own five is known.
 * @throws FileRefusal
 */
export function readTables(text: string): LimeTables {
  const gathered = new Gathering()
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new FileRefusal('file_not_xml', `${parser.line}:${parser.column}`)
  })
  parser.on('doctype', () => {
    throw new FileRefusal('file_has_doctype')
  })
  parser.on('opentag', ({ name }) => gathered.open(name))
  parser.on('closetag', () => gathered.close())
  parser.on('text', (part) => gathered.write(part))
  parser.on('cdata', (part) => gathered.write(part))
  parser.write(text).close()
  return gathered.result()
}

class Gathering {
  readonly #path: string[] = []
  readonly #tables = new Map<string, JsonObject[]>()
  readonly #languages: string[] = []
  #kind = ''
  #row: [field: string, text: string][] = []
  #text = ''
  #parts = 0

  open(name: string): void {
    this.#path.push(name)
    this.#text = ''
    this.#parts += 1
    if (this.#path.length > LIMITS.depth) {
      throw new FileRefusal('file_too_deep', String(LIMITS.depth))
    }
    if (this.#parts > LIMITS.parts) {
      throw new FileRefusal('file_too_many_parts', String(LIMITS.parts))
    }
    if (this.#path.length === ROW_DEPTH) this.#row = []
  }

  write(part: string): void {
    this.#text += part
  }

  close(): void {
    const [root, table = '', , row] = this.#path
    const name = this.#path.pop() ?? ''
    const depth = this.#path.length + 1
    if (root !== ROOT) return
    if (depth === 2 && name === 'LimeSurveyDocType') this.#kind = this.#text.trim()
    if (depth === 3 && name === 'language') this.#languages.push(this.#text.trim())
    if (depth === FIELD_DEPTH && row === 'row') this.#row.push([name, this.#text])
    if (depth === ROW_DEPTH && name === 'row') {
      const rows = this.#tables.get(table)
      // Made of entries, since a field may be called anything.
      const fields: JsonObject = Object.fromEntries(this.#row)
      if (rows) rows.push(fields)
      else this.#tables.set(table, [fields])
    }
  }

  result(): LimeTables {
    if (this.#kind !== 'Survey') throw new FileRefusal('file_unknown', this.#kind.slice(0, 100))
    return { tables: this.#tables, languages: this.#languages }
  }
}
