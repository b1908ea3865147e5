import { LARGEST_FILE_PICTURES } from '@telemachos/contract/questionnaires/file-limits'
import type { FilePicture, FilePictures } from '@telemachos/interchange/questionnaires/own-format'
import { FileRefusal } from '@telemachos/interchange/refusal'
import type { Db } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { listPictures } from './picture-store.ts'
import {
  addressOf,
  keyIn,
  MAX_PICTURES,
  newPictureKey,
  PICTURES,
  readPictureType,
  writePicture,
  type StoredPicture,
} from './pictures.ts'

/** A picture of a file, checked: what it is is read from its content. */
interface CheckedPicture {
  readonly mime: string
  readonly content: Buffer
}

/**
 * The contents of our own pictures among some addresses, in order, as far as a file may hold them.
 * @returns how many did not fit as `omitted`; what is not ours stays an address.
 */
export async function takePictures(
  db: Db,
  storage: FileStorage,
  addresses: readonly string[],
): Promise<{ pictures: FilePictures; omitted: number }> {
  const own = await listPictures(
    db,
    addresses.flatMap((address) => keyIn(address) ?? []),
  )
  const pictures = new Map<string, FilePicture>()
  let [room, omitted] = [LARGEST_FILE_PICTURES, 0]
  for (const { key, mime, bytes } of own) {
    const content = bytes <= room ? await storage.read(`${PICTURES}/${key}`) : undefined
    if (content) {
      room -= bytes
      pictures.set(addressOf(key), { Type: mime, Data: content.toString('base64') })
    } else {
      omitted += 1
    }
  }
  return { pictures, omitted }
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * Checks the pictures of a file as those are that are uploaded.
 * @param shown the addresses that its draft shows.
 * @throws FileRefusal for one that is no picture, too large, not what it says, or shown by nothing.
 */
export function checkPictures(
  pictures: FilePictures,
  shown: readonly string[],
): Map<string, CheckedPicture> {
  const wanted = new Set(shown)
  const checked = new Map<string, CheckedPicture>()
  let room = LARGEST_FILE_PICTURES
  for (const [address, { Type, Data }] of pictures) {
    const refuse = (rule: 'file_picture' | 'file_picture_unused') =>
      new FileRefusal(rule, address.slice(0, 100))
    if (!wanted.has(address)) throw refuse('file_picture_unused')
    const content = Buffer.from(BASE64.test(Data) ? Data : '', 'base64')
    const mime = readPictureType(content)
    room -= content.length
    if (mime === undefined || mime !== Type || room < 0 || checked.size >= MAX_PICTURES) {
      throw refuse('file_picture')
    }
    checked.set(address, { mime, content })
  }
  return checked
}

/** Stores the contents of pictures that came with a file; @returns the pictures by their addresses in the file. */
export async function storePictures(
  storage: FileStorage,
  pictures: ReadonlyMap<string, CheckedPicture>,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  for (const [address, { mime, content }] of pictures) {
    const key = newPictureKey()
    await writePicture(storage, key, content)
    stored.set(address, { key, mime, bytes: content.length })
  }
  return stored
}
