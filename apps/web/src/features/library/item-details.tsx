import { previewKindOf } from '@telemachos/contract/library/preview-kinds'
import { Heading, Row, Stack, Text } from '#layout'
import { callAddress, useCall, useMay, useTexts, useWrite } from '#shared'
import {
  askToConfirm,
  Button,
  CopyButton,
  Drawer,
  Loadable,
  Menu,
  showSystemMessage,
  toast,
} from '#ui'
import { fileSize } from '#features/files'
import { IconDots } from '@tabler/icons-react'
import { METADATA_TEMPLATES, type MetadataField } from '@telemachos/contract/library/kinds'
import { namesOf } from '@telemachos/contract/library/category-path'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import type { ItemDetails } from './item.ts'
import { ItemPreview } from './preview/item-preview.tsx'
import { ItemState } from './item-row.tsx'
import classes from './library.module.css'
import { StarRating } from './star-rating.tsx'
import { useItemActs } from './use-item-acts.ts'
import { useItemMenu } from './use-item-menu.tsx'

interface Props {
  readonly itemId: number
  readonly onClose: () => void
}

/** Everything of an item, beside the list: what it looks like, what is said of it, what can be done. */
export function ItemDetailsWindow({ itemId, onClose }: Props) {
  const { t } = useTexts()
  const query = useCall('library.getItem', { Id: itemId })
  const title = query.data?.Title ?? t('library.details')
  return (
    <Drawer
      label={t('library.details')}
      head={<Heading size="dialog">{title}</Heading>}
      closeLabel={t('library.close')}
      onClose={onClose}
    >
      {query.error?.code === 'not_found' ? (
        <Text>{t('library.gone')}</Text>
      ) : (
        <Loadable query={query}>{(item) => <Details item={item} onClose={onClose} />}</Loadable>
      )}
    </Drawer>
  )
}

function Details({ item, onClose }: { readonly item: ItemDetails; readonly onClose: () => void }) {
  const { t } = useTexts()
  const may = useMay()
  const acts = useItemActs()
  const menu = useItemMenu(item, () => undefined)
  const others = menu.items.filter(({ key }) => !SHOWN.includes(key))
  return (
    <Stack gap={4}>
      <Row>
        <ItemState item={item} />
      </Row>
      {item.Shown && (
        <Text tone="faint" size="small">
          {t('library.shownMeanwhile', { title: item.Shown.Title, version: item.Shown.Version })}
        </Text>
      )}
      {item.Held !== 'infected' && <ItemPreview item={item} />}
      <Row gap={2} lineGap={2} align="center">
        {item.Link === null && item.Held !== 'infected' && (
          <a
            className={classes['download']}
            href={callAddress('library.downloadItem', { Id: item.Id })}
            download={item.FileName}
          >
            {t('library.download')}
          </a>
        )}
        {item.MayApprove && (
          <Button loading={acts.isBusy} onClick={() => void acts.approve(item)}>
            {t('library.approve')}
          </Button>
        )}
        {may('library.setFavorite') && (
          <Button
            variant="default"
            aria-pressed={item.IsFavorite}
            onClick={() => acts.toggleFavorite(item)}
          >
            {t(item.IsFavorite ? 'library.unfavorite.short' : 'library.favorite.short')}
          </Button>
        )}
        {item.MayChange && (
          <Button
            variant="subtle"
            onClick={() => void acts.remove(item).then((isGone) => isGone && onClose())}
          >
            {t('library.delete')}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            button={<IconDots size={20} aria-hidden="true" />}
            label={t('library.menu', { title: item.Title })}
            className={classes['menu'] ?? ''}
            items={others}
          />
        )}
      </Row>
      {item.ShareName !== null && (
        <CopyButton text={shareLinkOf(item.ShareName)} label={t('library.copyLink')} />
      )}
      <StarRating item={item} />
      <Facts item={item} />
      <Versions item={item} />
      {item.Shares.length > 0 && (
        <Stack gap={2} as="section" aria-label={t('library.sharedWith')}>
          <Heading as="h3" size="small">
            {t('library.sharedWith')}
          </Heading>
          <ul className={classes['plain']}>
            {item.Shares.map((share) => (
              <SharedWith key={`${share.Id} ${share.IsGroup}`} itemId={item.Id} share={share} />
            ))}
          </ul>
        </Stack>
      )}
      {menu.dialog}
    </Stack>
  )
}

interface SharedWithProps {
  readonly itemId: number
  readonly share: ItemDetails['Shares'][number]
}

/** Somebody who has the item, from whom it is taken back. */
function SharedWith({ itemId, share: { Id, Name, IsGroup } }: SharedWithProps) {
  const { t } = useTexts()
  const back = useWrite('library.takeBack')
  const name = IsGroup ? t('library.groupOf', { name: Name }) : Name
  async function takeBack(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('library.takeBack.from', { name }),
      text: t('library.takeBack.sure'),
      confirmLabel: t('library.takeBack'),
    })
    if (!isSure) return
    back.mutate(
      { ItemId: itemId, Id, IsGroup },
      {
        onSuccess: () => toast(t('library.takeBack.done')),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <li>
      <Row gap={2} align="center">
        <span>{name}</span>
        <Button
          variant="subtle"
          aria-label={t('library.takeBack.from', { name })}
          loading={back.isPending}
          onClick={() => void takeBack()}
        >
          {t('library.takeBack')}
        </Button>
      </Row>
    </li>
  )
}

/** What is written in a conversation to show a shared file there (spec §2.3); no address that a browser opens. */
const shareLinkOf = (name: string): string => `/Share/${encodeURIComponent(name)}/`

/** What has a button of its own. */
const SHOWN: readonly string[] = ['open', 'download', 'approve', 'delete']

function Facts({ item }: { readonly item: ItemDetails }) {
  const { t, language } = useTexts()
  const valueOf = (field: MetadataField): string | undefined => {
    if (field === 'FileSize') return fileSize(item.Bytes, language)
    if (field === 'FileType') {
      const kind = previewKindOf(item.Type)
      return kind ? t(`library.type.${kind}`) : item.Type
    }
    const value = item.Metadata[field]
    if (value === undefined) return undefined
    return field === 'DatePublished' || field === 'CreationDate'
      ? formatDate(String(value))
      : String(value)
  }
  const facts = [
    {
      key: 'folder',
      label: t('library.folder'),
      value: [t('library.root'), ...namesOf(item.Category)].join(' › '),
    },
    { key: 'uploader', label: t('library.uploader'), value: item.Uploader.Name },
    { key: 'at', label: t('library.at'), value: formatDateTime(item.At) },
    ...METADATA_TEMPLATES[item.Kind].map((field) => ({
      key: field,
      label: t(`library.field.${field}`),
      value: valueOf(field),
    })),
    { key: 'tags', label: t('library.tags'), value: item.Tags.join(', ') },
  ].filter(({ value }) => value !== undefined && value !== '')
  return (
    <dl className={classes['facts']}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Versions({ item }: { readonly item: ItemDetails }) {
  const { t, language } = useTexts()
  if (item.Versions.length < 2) return null
  return (
    <Stack gap={2} as="section" aria-label={t('library.versions')}>
      <Heading as="h3" size="small">
        {t('library.versions')}
      </Heading>
      <ul className={classes['plain']}>
        {item.Versions.map(({ Number: number, FileName, Bytes, At }) => (
          <li key={number}>
            <a
              href={callAddress('library.downloadItem', { Id: item.Id, Version: number })}
              download={FileName}
            >
              {t('library.version', { number, name: FileName })}
            </a>{' '}
            <small>
              {fileSize(Bytes, language)} · {formatDateTime(At)}
            </small>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
