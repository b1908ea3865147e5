import type { Texts } from '#shared'
import { fileSize } from './file-size.ts'

/** That a file is larger than one may be, with both sizes; in bytes. */
export const tooLarge = (
  size: number,
  limit: number,
  { t, language }: Pick<Texts, 't' | 'language'>,
): string =>
  t('files.tooLarge', { size: fileSize(size, language), limit: fileSize(limit, language) })
