import { expect, it } from 'vitest'
import { siftFiles } from './sift-files.ts'

const REASONS = { refusalOf: ({ size }: File) => (size === 0 ? 'empty' : null), unread: 'unread' }

/** A file that came with its folders. */
const fileAt = (path: string, text: string): File =>
  Object.defineProperty(new File([text], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path,
  })

it('names what is not sent with its folders, so that two of one name can be told apart', () => {
  const files = [
    fileAt('α/README', ''),
    fileAt('α/guide.txt', 'α'),
    fileAt('β/README', ''),
    fileAt('README', ''),
  ]
  const sifted = siftFiles({ files, unread: ['β/closed/'] }, REASONS)
  expect(sifted).toEqual({
    files: [files[1]],
    refused: [
      { name: 'α/README', reason: 'empty' },
      { name: 'β/README', reason: 'empty' },
      { name: 'README', reason: 'empty' },
      { name: 'β/closed/', reason: 'unread' },
    ],
    hasMore: false,
  })
})

it('takes 500 files, and counts the others among nothing', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => fileAt(`${at}.txt`, at === 0 ? '' : 'α'))
  expect(siftFiles({ files: many(500), unread: [] }, REASONS).hasMore).toBe(false)
  const { files, refused, hasMore } = siftFiles({ files: many(501), unread: [] }, REASONS)
  expect(files).toHaveLength(499)
  expect(files.at(-1)?.name).toBe('499.txt')
  expect(refused).toEqual([{ name: '0.txt', reason: 'empty' }])
  expect(hasMore).toBe(true)
})

it('says of folders that are not read to their end that there is more', () => {
  const unread = Array.from({ length: 501 }, (_, at) => `${at}`)
  const { refused, hasMore } = siftFiles({ files: [], unread }, REASONS)
  expect(refused).toHaveLength(500)
  expect(hasMore).toBe(true)
})
