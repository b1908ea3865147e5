import type { Notes } from './note.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

/** The media types of what files are called, as far as an answer can be one. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['txt', 'text/plain'],
  ['docx', `${OFFICE}.wordprocessingml.document`],
  ['xlsx', `${OFFICE}.spreadsheetml.sheet`],
  ['pptx', `${OFFICE}.presentationml.presentation`],
  ['odt', `${OPEN}.text`],
  ['ods', `${OPEN}.spreadsheet`],
  ['odp', `${OPEN}.presentation`],
])
const MEDIA_TYPE = /^[a-z]+\/(?:\*|[\w.+-]+)$/
const MAX_COUNT = 50

/** A list of media types and endings with commas between, as media types; what is none is noted. */
export function readAccept(notes: Notes, name: string, part: string, list: string): string[] {
  const types = list.split(',').flatMap((one) => {
    const type = one.trim().toLowerCase()
    if (type === '') return []
    const known = MEDIA_TYPE.test(type) ? type.slice(0, 100) : ENDINGS.get(type.replace(/^\./, ''))
    if (known === undefined) notes.add(name, part, 'no_such_setting', type)
    return known ?? []
  })
  return [...new Set(types)].slice(0, MAX_COUNT)
}
