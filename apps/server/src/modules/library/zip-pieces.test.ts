import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { namesWithin } from './archive-names.ts'
import { zipPieces } from '../../kernel/zip-pieces.ts'

const item = (fileId: number, title: string, category = 'Α/Β/', fileName = `${title}.txt`) => ({
  ...{ fileId, title, category, fileName },
})

const DAY = new Date('2026-03-05T10:00:00Z')

it('names each file as it can be unpacked everywhere, and no two alike', () => {
  const names = namesWithin(
    [
      item(1, 'Οδηγός'),
      item(2, 'ΟΔΗΓΌΣ'),
      item(3, 'con', 'Α/Β/', 'α.txt'),
      item(4, 'aux.txt', 'Α/Β/nul/'),
      item(5, '../../passwd', 'Α/Β/', 'α.txt'),
      item(6, '__proto__', 'Α/Β/', '__proto__'),
      item(7, 'αρχείο: 1|2?', 'Α/Β/', 'α.pdf'),
    ],
    2,
  )
  expect([...names.values()]).toEqual([
    ...['Οδηγός.txt', 'ΟΔΗΓΌΣ (2).txt', 'con_.txt', 'nul_/aux_.txt', 'passwd.txt', '__proto__'],
    'αρχείο_ 1_2_.pdf',
  ])
})

it('names titles that are alike until where a name is cut, each within what can be unpacked', () => {
  const alike = 'α'.repeat(160)
  const many = Array.from({ length: 300 }, (_, id) => item(id, `${alike}${id}`, 'Α/Β/', 'α.pdf'))
  const astral = [item(300, '😀'.repeat(90)), item(301, `${'😀'.repeat(90)}!`)]
  const accented = [item(302, `${'e\u0327\u0301'.repeat(60)}`), item(303, '.'.repeat(170))]
  const names = [...namesWithin([...many, ...astral, ...accented], 2).values()]
  expect(new Set(names).size).toBe(304)
  for (const name of names) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name.isWellFormed()).toBe(true)
  }
  expect(names[299]).toBe(`${'α'.repeat(122)} (300).pdf`)
  expect(names[301]).toMatch(/^(😀)+ \(2\)\.txt$/u)
  expect(names[302]).toMatch(/^(ȩ́)+\.txt$/u)
  expect(names[303]).toBe('file.txt')
})

it('keeps a file and a folder of one name apart, and folders whose names become one', () => {
  const files = [
    ...[item(1, 'Οδηγοί', '/', 'α'), item(2, 'α', 'Οδηγοί/'), item(3, 'α', 'ΟΔΗΓΟΊ/')],
    ...['!', '?'].map((last, at) => item(4 + at, 'β', `${'γ'.repeat(140)}${last}/`)),
  ]
  const long = 'γ'.repeat(127)
  expect([...namesWithin(files, 0).values()]).toEqual([
    ...['Οδηγοί (3)', 'Οδηγοί/α.txt', 'ΟΔΗΓΟΊ (2)/α.txt', `${long}/β.txt`],
    `${long.slice(2)} (2)/β.txt`,
  ])
})

it('packs thousands of contents with whatever names, a piece at a time', async () => {
  const many = 3_000
  const nameOf = (id: number) => (id === 0 ? '__proto__' : `φάκελος/αρχείο ${id}.txt`)
  const labels = new Map(
    Array.from({ length: many }, (_, id) => [id, { name: nameOf(id), at: DAY }]),
  )
  let opened = 0
  async function* contents() {
    for (const id of labels.keys()) {
      opened += 1
      yield { id, pieces: piecesOf(id) }
    }
  }
  const pieces = zipPieces(contents(), labels)
  const first = await pieces.next()
  expect(opened).toBe(1)
  const packed = [first.value as Uint8Array]
  for await (const piece of pieces) packed.push(piece)
  const seen = new Map<string, number>()
  const whole = Buffer.concat(packed)
  const unpacked = unzipSync(whole, {
    filter: ({ name, originalSize }) => {
      seen.set(name, originalSize)
      return name === nameOf(many - 1)
    },
  })
  expect(seen.size).toBe(many)
  expect(seen.has('__proto__')).toBe(true)
  expect(Buffer.from(unpacked[nameOf(many - 1)] ?? []).toString()).toBe(
    `αρχή και τέλος ${many - 1}`,
  )
})

it('lets go of what it reads where whoever downloads it goes away', async () => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield Buffer.from('κι άλλο')
    } finally {
      isClosed = true
    }
  }
  async function* contents() {
    yield { id: 1, pieces: endless() }
  }
  const pieces = zipPieces(contents(), new Map([[1, { name: 'α.txt', at: DAY }]]))
  await pieces.next()
  await pieces.return(undefined)
  expect(isClosed).toBe(true)
})

async function* piecesOf(id: number) {
  yield Buffer.from('αρχή και ')
  yield Buffer.from(`τέλος ${id}`)
}
