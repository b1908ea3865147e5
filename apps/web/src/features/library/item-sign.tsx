import { callAddress } from '#shared'
import type { Item } from './item.ts'
import { KindIcon } from './kind-icon.tsx'
import classes from './library.module.css'

interface Props {
  readonly item: Pick<Item, 'Id' | 'Kind' | 'Type' | 'Bytes' | 'Held' | 'Version'>
  readonly asTile: boolean
}

/** The kinds of picture that the server lets a browser show. */
const PICTURES = /^image\/(png|jpeg|gif|webp)$/

/** Pictures up to these lengths are shown as they are: in a tile, and as small as a sign in a line. */
const LARGEST = { tile: 2 * 1024 * 1024, line: 256 * 1024 }

/** What an item is: the picture itself, in a frame that keeps its place, or the sign of its kind. */
export function ItemSign({ item, asTile }: Props) {
  const { Id, Kind, Type, Bytes, Held, Version } = item
  const isSmall = Bytes <= (asTile ? LARGEST.tile : LARGEST.line)
  if (!PICTURES.test(Type) || Held === 'infected' || !isSmall) return <KindIcon kind={Kind} />
  return (
    <img
      src={callAddress('library.downloadItem', { Id, Version, inline: '1' })}
      alt=""
      loading="lazy"
      decoding="async"
      {...(!asTile && { width: 32, height: 32 })}
      className={classes[asTile ? 'picture' : 'thumb']}
    />
  )
}
