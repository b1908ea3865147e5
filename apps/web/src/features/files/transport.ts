import { call, type CallOptions } from '#shared'
import type { StoredFile } from './stored-file.ts'

/** Where a file goes. */
export interface UploadTarget {
  readonly category: string
  readonly name: string
  /** Whose it will be. */
  readonly userId: number
}

/** By which calls a file is sent. */
export interface Transport<Stored> {
  readonly userId: number
  start(file: StartedFile, options: CallOptions): Promise<{ readonly Id: number }>
  part(part: SentPart, options: CallOptions): Promise<unknown>
  end(uploadId: number, options: CallOptions): Promise<Stored>
}

/** What is said of a file before its parts are sent. */
interface StartedFile {
  readonly OriginalName: string
  readonly Mime: string
  readonly Parts: number
  readonly FileSize: number
}

interface SentPart {
  readonly Id: number
  readonly part: number
  readonly UserId: number
  readonly data: File
}

/** Sends files by the calls of files. */
export const toFiles = ({ category, name, userId }: UploadTarget): Transport<StoredFile> => ({
  userId,
  start: (file, options) =>
    call('files.startUpload', { ...file, Category: category, Name: name, UserId: userId }, options),
  part: (part, options) => call('files.uploadPart', part, options),
  end: (Id, options) => call('files.endUpload', { Id }, options),
})
