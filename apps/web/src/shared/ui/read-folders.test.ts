import { beforeEach, describe, expect, it } from 'vitest'
import { filesOf } from './choose-folder.ts'
import { pathOfFile, type ReadFiles } from './placed-files.ts'
import { itemOf, readAloud, readItems, type PlacedItem } from './read-folders.ts'
import { closeToast, shownToasts } from './toast-store.ts'

/** What a folder has in it, by name: a text is a file's, and null is what cannot be read. */
interface Tree {
  readonly [name: string]: string | Tree | null
}

/** Folders as the browser gives them, which tells of two things of a folder at a time. */
function entryOf(name: string, inside: Tree[string]): FileSystemEntry {
  const isDirectory = typeof inside === 'object' && inside !== null
  const left = isDirectory ? Object.entries(inside) : []
  return {
    name,
    isDirectory,
    isFile: !isDirectory,
    file: (give: (file: File) => void, fail: (error: Error) => void) =>
      typeof inside === 'string' ? give(new File([inside], name)) : fail(new Error('gone')),
    createReader: () => ({
      readEntries: (give: (part: FileSystemEntry[]) => void, fail: (error: Error) => void) => {
        const part = left.splice(0, 2)
        if (part.some(([inner]) => inner === 'broken')) fail(new Error('no permission'))
        else give(part.map(([inner, content]) => entryOf(inner, content)))
      },
    }),
  } as unknown as FileSystemEntry
}

/** The same as the widgets' library gives it: a file that cannot be read ends its folder. */
function droppedItem(name: string, inside: Tree[string]): PlacedItem {
  if (typeof inside === 'string')
    return { kind: 'file', name, getFile: async () => new File([inside], name) }
  const tree = inside ?? {}
  return {
    kind: 'directory',
    name,
    async *getEntries() {
      for (const [inner, content] of Object.entries(tree)) {
        if (content === null) throw new Error('gone')
        yield droppedItem(inner, content)
      }
    },
  }
}

const told = ({ files, unread }: ReadFiles) => ({ files: files.map(pathOfFile), unread })

const GUIDES: Tree = {
  'α.txt': 'α',
  'gone.txt': null,
  'β.txt': 'β',
  Inner: { 'γ.txt': 'γ', 'δ.txt': 'δ', broken: null, 'ε.txt': 'ε' },
  'ζ.txt': 'ζ',
}

/** What a system and its tools put beside the files. */
const HIDDEN: Tree = {
  'α.txt': 'α',
  '.git': { config: 'γ', refs: { head: 'δ' } },
  '.DS_Store': 'ε',
  Inner: { 'Thumbs.db': 'ζ', '.cache': { 'η.txt': 'η' }, 'θ.txt': 'θ' },
}

describe('folders as the browser gives them', () => {
  it('are read on where one thing cannot be, which is named', async () => {
    const read = await readItems([itemOf(entryOf('Guides', GUIDES)), itemOf(entryOf('x', null))])
    expect(told(read)).toEqual({
      files: [
        ...['Guides/α.txt', 'Guides/β.txt', 'Guides/Inner/γ.txt', 'Guides/Inner/δ.txt'],
        'Guides/ζ.txt',
      ],
      unread: ['Guides/gone.txt', 'Guides/Inner/', 'x'],
    })
  })

  it('are read up to one more than are taken', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`${at}`, 'α']))
    expect((await readItems([itemOf(entryOf('Many', many))])).files).toHaveLength(501)
    const gone = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`${at}`, null]))
    expect((await readItems([itemOf(entryOf('Gone', gone))])).unread).toHaveLength(501)
  })
})

describe('folders as the widgets’ library gives them', () => {
  it('are named where they break off, and the others are read', async () => {
    const read = await readItems([
      droppedItem('Guides', GUIDES),
      droppedItem('Others', { 'η.txt': 'η' }),
      droppedItem('θ.txt', 'θ'),
    ])
    expect(told(read)).toEqual({
      files: ['Guides/α.txt', 'Others/η.txt', 'θ.txt'],
      unread: ['Guides/'],
    })
  })
})

describe('what systems put into folders', () => {
  const clean = ['Guides/α.txt', 'Guides/Inner/θ.txt']

  it.each([
    ['the browser', (name: string, inside: Tree) => itemOf(entryOf(name, inside))],
    ['the widgets’ library', droppedItem],
  ])('is left out of what is dropped, as %s gives it', async (_, given) => {
    const items = [given('Guides', HIDDEN), given('.git', { config: 'γ' })]
    expect(told(await readItems(items))).toEqual({ files: clean, unread: [] })
  })

  it('is left out of what is chosen', () => {
    const pathsIn = (tree: Tree, folder: string): string[] =>
      Object.entries(tree).flatMap(([name, inside]) =>
        typeof inside === 'object' && inside !== null
          ? pathsIn(inside, `${folder}/${name}`)
          : `${folder}/${name}`,
      )
    const chosen = [...pathsIn(HIDDEN, 'Guides'), '.git/config'].map((path) => {
      const file = new File(['α'], path.split('/').at(-1) ?? '')
      return Object.defineProperty(file, 'webkitRelativePath', { value: path })
    })
    expect(filesOf(chosen).map(pathOfFile)).toEqual(clean)
  })

  it('is taken where somebody drops it by itself', async () => {
    expect(told(await readItems([droppedItem('.env', 'α')])).files).toEqual(['.env'])
  })
})

describe('while folders are read', () => {
  const t = (key: string) => key
  const messages = () => shownToasts().map(({ message }) => message)
  beforeEach(() => {
    for (const { id } of shownToasts()) closeToast(id)
  })

  it('says so where it takes a while, and no longer than that', async () => {
    const { promise, resolve } = Promise.withResolvers<File>()
    const slow: PlacedItem = {
      kind: 'directory',
      name: 'Guides',
      async *getEntries() {
        yield { kind: 'file', name: 'α.txt', getFile: () => promise }
      },
    }
    const reading = readAloud([slow], t, (say) => {
      say()
      return () => undefined
    })
    expect(messages()).toEqual(['files.readingFolders'])
    resolve(new File(['α'], 'α.txt'))
    expect(told(await reading).files).toEqual(['Guides/α.txt'])
    expect(messages()).toEqual([])
  })

  it('says nothing of what is read at once, but that there was nothing', async () => {
    let hasStopped = false
    const never = () => () => {
      hasStopped = true
    }
    await readAloud([droppedItem('Guides', { 'α.txt': 'α' })], t, never)
    expect(hasStopped).toBe(true)
    expect(messages()).toEqual([])
    await readAloud([droppedItem('Empty', { '.DS_Store': 'α' })], t, never)
    expect(messages()).toEqual(['files.noneInFolders'])
  })
})
