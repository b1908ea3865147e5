import { z } from 'zod'
import { cleanLine } from '../core/clean-line.ts'
import { line } from '../core/line.ts'
import { counts, day, id, instant, listPlace } from '../core/shapes.ts'
import { held } from '../files/entities.ts'
import { categoryPath, namesOf } from './category-path.ts'
import { LIBRARY_KINDS } from './kinds.ts'
import { FOLDER_NAME, FOLDER_PATH, MOST_FOLDER_LEVELS, MOST_STARS } from './limits.ts'

const isName = (name: string): boolean =>
  name.length <= FOLDER_NAME && name !== '.' && name !== '..' && !/\p{Cc}/u.test(name)

/** A folder by its path; written without its trailing slash it gets one, and empty it is `/` (spec §5). */
export const category = z
  .string()
  .max(FOLDER_PATH)
  .transform(categoryPath)
  .refine((path) => path.length <= FOLDER_PATH && namesOf(path).every(isName), {
    error: 'library_category',
  })
  .refine((path) => namesOf(path).length <= MOST_FOLDER_LEVELS, { error: 'library_too_deep' })

/** The name of one folder. */
export const folderName = line(FOLDER_NAME).refine((name) => !name.includes('/') && isName(name), {
  error: 'library_folder_name',
})

export const title = line(200)

export const link = z
  .string()
  .trim()
  .max(1000)
  .refine((value) => /^https?:\/\/[^\s/]+/i.test(value), { error: 'web_address' })

/** What is said of an item; each kind asks for some of it (METADATA_TEMPLATES). */
export const metadata = z.strictObject({
  Abstract: z.string().trim().max(5_000).optional(),
  Author: z.string().overwrite(cleanLine).max(200).optional(),
  PageCount: z.int().min(1).max(100_000).optional(),
  Publisher: z.string().overwrite(cleanLine).max(200).optional(),
  DatePublished: day.optional(),
  CreationDate: day.optional(),
})

const fromFile = z.union([z.number(), z.string().max(255)]).optional()

/** The same as it is sent: length and type of a file, which the templates name too, are read from the file. */
export const metadataInput = metadata
  .extend({ FileSize: fromFile, FileType: fromFile })
  .transform(({ FileSize: _size, FileType: _type, ...said }) => said)

export const tags = z
  .array(line(50))
  .max(20)
  .transform((list) => [...new Set(list)])

/** Somebody by name. */
const person = z.strictObject({ Id: id, Name: z.string() })

/** An item of the library (spec §3). */
export const libraryItem = z.strictObject({
  Id: id,
  Title: z.string(),
  Category: z.string(),
  /** Null for a file. */
  Link: z.string().nullable(),
  /** The file of the latest version; null for a link. */
  FileId: id.nullable(),
  /** The media type, read from the content. */
  Type: z.string(),
  Kind: z.enum(LIBRARY_KINDS),
  /** What who uploaded it calls the file, and how long it is. */
  FileName: z.string(),
  Bytes: z.int(),
  /** The number of the latest version, from 1. */
  Version: z.int(),
  Approved: z.boolean(),
  /** Whether it is for everybody, once it is approved; otherwise it is for those whom it is shared with. */
  Approve: z.boolean(),
  /** What everybody sees of it as long as a change of it waits for approval; null where none does. */
  Shown: z.strictObject({ Title: z.string(), Version: z.int() }).nullable(),
  Metadata: metadata,
  Tags: z.array(z.string()),
  /** The mean of all ratings, 0 without any; how many there are; the caller's own, 0 without. */
  Stars: z.number().min(0).max(MOST_STARS),
  Ratings: z.int(),
  OwnStars: z.int().min(0).max(MOST_STARS),
  IsFavorite: z.boolean(),
  Uploader: person,
  At: instant,
  /** Grows with each change of what is said of it. */
  Revision: z.int(),
  /** What the caller may do with it. */
  MayChange: z.boolean(),
  MayReplace: z.boolean(),
  MayApprove: z.boolean(),
  MayShare: z.boolean(),
  Held: held,
})

/** A part of a list, and where the next begins; null at the end. */
export const libraryPart = z.strictObject({
  list: z.array(libraryItem),
  Next: listPlace.nullable(),
  ...counts,
})

/** With whom an item is shared. */
export const libraryShare = z.strictObject({
  Id: id,
  Name: z.string(),
  /** True for a mentor together with their mentees. */
  IsGroup: z.boolean(),
})

/** An item with what only its own page shows. */
export const libraryItemDetails = libraryItem.extend({
  /** The stored name of the latest version, as a link of the form /Share/{name}/ has it; null for a link. */
  ShareName: z.string().nullable(),
  /** The contents that it has had, the latest first; of an item of others only the latest. */
  Versions: z.array(
    z.strictObject({
      Number: z.int(),
      FileName: z.string(),
      Bytes: z.int(),
      Type: z.string(),
      At: instant,
    }),
  ),
  /** Empty for whoever may not share it. */
  Shares: z.array(libraryShare),
})

/** A folder, and how many approved items are in it and in the folders below it. */
export const libraryFolder = z.strictObject({
  /** The path. */
  Name: z.string(),
  Title: z.string(),
  Items: z.int(),
  /** Whether there are folders in it. */
  HasFolders: z.boolean(),
})
