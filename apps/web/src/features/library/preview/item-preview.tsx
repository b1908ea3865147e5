import { useQuery } from '@tanstack/react-query'
import { previewKindOf } from '@telemachos/contract/library/preview-kinds'
import { Suspense } from 'react'
import { callAddress, type CallOutput, pageHeaders, useTexts } from '#shared'
import { lazyPart, Loadable } from '#ui'
import classes from './preview.module.css'

type Item = CallOutput<'library.listItems'>['list'][number]

const PdfPreview = lazyPart(() => import('./pdf-preview.tsx'))
const OfficePreview = lazyPart(() => import('./office-preview.tsx'))

/** Of a text, so much is shown. */
const TEXT_BYTES = 64 * 1024

const PDF = 'application/pdf'

type ShownOf = 'Id' | 'Title' | 'Type' | 'Link' | 'Version'

const PICTURES = /^image\/(png|jpeg|gif|webp)$/

/** Whether an item is shown at once: what is not is long, and shown where somebody asks for it. */
export const isShownAtOnce = ({ Type }: Pick<Item, 'Type'>): boolean =>
  PICTURES.test(Type) || /^(audio|video)\//.test(Type)

/** Whether there is anything to be shown of it. */
export const hasPreview = (item: Pick<Item, 'Type'>): boolean =>
  isShownAtOnce(item) ||
  item.Type === 'text/plain' ||
  item.Type === PDF ||
  previewKindOf(item.Type) !== undefined

/**
 * What an item looks like: pictures, sound, video, plain text, PDF documents, which are drawn and never
 * run, and the texts of Word, Excel and PowerPoint documents. The server lets a browser show nothing else
 * of what people upload; that is saved.
 */
export function ItemPreview({ item }: { readonly item: Pick<Item, ShownOf> }) {
  const { t } = useTexts()
  const { Id, Title, Type, Link, Version } = item
  if (Link !== null) {
    return (
      <a href={Link} target="_blank" rel="noopener noreferrer" className={classes.external}>
        {Link}
      </a>
    )
  }
  const source = callAddress('library.downloadItem', { Id, Version, inline: '1' })
  if (PICTURES.test(Type)) return <img src={source} alt={Title} className={classes.picture} />
  if (Type.startsWith('video/'))
    return (
      <video src={source} controls preload="metadata" className={classes.picture}>
        <track kind="captions" />
      </video>
    )
  if (Type.startsWith('audio/'))
    return (
      <audio src={source} controls preload="metadata" className={classes.sound}>
        <track kind="captions" />
      </audio>
    )
  if (Type === 'text/plain') return <TextPreview source={source} />
  if (Type === PDF)
    return (
      <Suspense fallback={<div className={classes.pdf} aria-busy="true" />}>
        <PdfPreview source={callAddress('library.downloadItem', { Id, Version })} />
      </Suspense>
    )
  if (previewKindOf(Type))
    return (
      <Suspense fallback={<div className={classes.pdf} aria-busy="true" />}>
        <OfficePreview key={Version} id={Id} version={Version} title={Title} />
      </Suspense>
    )
  return <p className={classes.quiet}>{t('library.noPreview')}</p>
}

function TextPreview({ source }: { readonly source: string }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['library.text', source],
    queryFn: ({ signal }) => readStart(source, signal),
    staleTime: 'static',
  })
  return (
    <Loadable query={query}>
      {(text) => (
        <textarea
          readOnly
          rows={12}
          dir="auto"
          className={classes.text}
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
    headers: { ...pageHeaders(), range: `bytes=0-${TEXT_BYTES - 1}` },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  // What it is written in, as the server has read it from the whole.
  const [, charset] = /charset=([\w-]+)/.exec(answer.headers.get('content-type') ?? '') ?? []
  return new TextDecoder(charset ?? 'utf-8').decode(await answer.arrayBuffer())
}
