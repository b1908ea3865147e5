import { useQuery } from '@tanstack/react-query'
import { Text } from '#layout'
import { callAddress, useTexts } from '#shared'
import { Loadable } from '#ui'
import type { Item } from './item.ts'
import classes from './library.module.css'

/** Of a text, so much is shown. */
const TEXT_BYTES = 64 * 1024

const PICTURES = /^image\/(png|jpeg|gif|webp)$/

/**
 * What an item looks like: pictures, sound, video and plain text. The server lets a browser show nothing
 * else of what people upload; that is saved.
 */
export function ItemPreview({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { Id, Title, Type, Link } = item
  if (Link !== null) {
    return (
      <a href={Link} target="_blank" rel="noopener noreferrer" className={classes['external']}>
        {Link}
      </a>
    )
  }
  const source = callAddress('library.downloadItem', { Id, inline: '1' })
  if (PICTURES.test(Type)) return <img src={source} alt={Title} className={classes['picture']} />
  if (Type.startsWith('video/'))
    return (
      <video src={source} controls preload="metadata" className={classes['picture']}>
        <track kind="captions" />
      </video>
    )
  if (Type.startsWith('audio/'))
    return (
      <audio src={source} controls preload="metadata" className={classes['sound']}>
        <track kind="captions" />
      </audio>
    )
  if (Type === 'text/plain') return <TextPreview source={source} version={item.Version} />
  return (
    <Text tone="faint" size="small">
      {t('library.noPreview')}
    </Text>
  )
}

interface TextProps {
  readonly source: string
  readonly version: number
}

function TextPreview({ source, version }: TextProps) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['library.text', source, version],
    queryFn: ({ signal }) => readStart(source, signal),
  })
  return (
    <Loadable query={query}>
      {(text) => (
        <textarea
          readOnly
          rows={12}
          dir="auto"
          className={classes['text']}
          aria-label={t('library.preview')}
          value={text}
        />
      )}
    </Loadable>
  )
}

async function readStart(source: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(source, {
    signal,
    credentials: 'same-origin',
    headers: { range: `bytes=0-${TEXT_BYTES - 1}` },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return new TextDecoder('utf-8').decode(await answer.arrayBuffer())
}
