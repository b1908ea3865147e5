import { callAddress } from '#shared'
import type { Item } from './item.ts'
import { KindIcon } from './kind-icon.tsx'
import classes from './library.module.css'

interface Props {
  readonly item: Pick<Item, 'Id' | 'Kind' | 'Type' | 'Held' | 'Version'>
  readonly asTile: boolean
}

/** The kinds of picture that the server lets a browser show. */
const PICTURES = /^image\/(png|jpeg|gif|webp)$/

/** What an item is: the picture itself, small, in a frame that keeps its place, or the sign of its kind. */
export function ItemSign({ item, asTile }: Props) {
  const { Id, Kind, Type, Held, Version } = item
  if (!PICTURES.test(Type) || Held === 'infected') return <KindIcon kind={Kind} />
  return (
    <img
      src={callAddress('library.downloadItem', { Id, Version, small: '1' })}
      alt=""
      loading="lazy"
      decoding="async"
      {...(!asTile && { width: 32, height: 32 })}
      className={classes[asTile ? 'picture' : 'thumb']}
    />
  )
}
