import type { ModuleNames } from './module-names.ts'
import { writeJourney } from './write-tests.ts'

/** The files of a new domain's page, and its journey. */
export function writePage(names: ModuleNames): Record<string, string> {
  const { domain, name, state } = names
  const folder = `apps/web/src/features/${domain}`
  return {
    [`${folder}/pages.ts`]: `import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  '${state}': () => import('./items-page.tsx'),
}
`,
    [`${folder}/items-page.tsx`]: writeItemsPage(names),
    [`${folder}/item-form.tsx`]: writeItemForm(names),
    [`${folder}/item-actions.tsx`]: writeItemActions(),
    [`${folder}/remove-item.tsx`]: writeRemoveItem(names),
    [`${folder}/item.ts`]: `import type { CallOutput } from '#shared'

/** An item of the ${domain}, as the list has it. */
export type Item = CallOutput<'${name}.listItems'>['list'][number]
`,
    [`e2e/${domain}.test.ts`]: writeJourney(names),
  }
}

function writeItemsPage({ name, domain }: ModuleNames): string {
  return `import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { Heading, Page } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { PagedTable, useTableState, type TableColumn } from '#ui'
import { ItemActions } from './item-actions.tsx'
import { ItemForm } from './item-form.tsx'
import type { Item } from './item.ts'

/** The ${domain} of the project, and a form that adds to them. */
export default function ItemsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const items = useCall(
    '${name}.listItems',
    { ProjectId, page: table.page },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<Item>[] = [
    { key: 'title', label: t('${name}.field.title'), cell: ({ Title }) => Title },
    {
      key: 'added',
      label: t('${name}.field.added'),
      cell: ({ At, By }) =>
        By === null
          ? formatDateTime(At)
          : t('${name}.addedBy', { at: formatDateTime(At), name: By }),
    },
    {
      key: 'actions',
      label: t('${name}.field.actions'),
      text: null,
      cell: (item) => <ItemActions item={item} />,
    },
  ]
  return (
    <Page width="full" gap={5}>
      <Heading as="h1" size="page">
        {t('${name}.title')}
      </Heading>
      <ItemForm projectId={ProjectId} onAdded={() => table.goTo(1)} />
      <PagedTable
        label={t('${name}.items')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={table}
        query={items}
        searchable={false}
        empty={{ title: t('${name}.empty'), text: t('${name}.emptyText') }}
      />
    </Page>
  )
}
`
}

function writeItemForm({ name }: ModuleNames): string {
  return `import { Card, FailureNotice, Heading, Row } from '#layout'
import { useForm, useTexts } from '#shared'
import { Button, TextField, toast } from '#ui'

interface ItemFormProps {
  readonly projectId: number
  readonly onAdded: () => void
}

/** Adds an item; what was typed stays when it is refused. */
export function ItemForm({ projectId, onAdded }: ItemFormProps) {
  const { t } = useTexts()
  const form = useForm('${name}.addItem', {
    start: { Title: '' },
    inputOf: ({ Title }) => ({ ProjectId: projectId, Title: Title.trim() }),
    required: () => ({ Title: t('rule.required') }),
    onSaved: () => {
      form.reset()
      toast(t('${name}.added'))
      onAdded()
    },
  })
  return (
    <Card as="form" gap={3} aria-labelledby="new-item" {...form.form}>
      <Heading id="new-item">{t('${name}.new')}</Heading>
      <TextField
        label={t('${name}.field.title')}
        autoComplete="off"
        {...form.text('Title')}
        readOnly={form.isBusy}
      />
      {form.failure && <FailureNotice role="alert">{form.failure}</FailureNotice>}
      <Row>
        <Button {...form.button}>{t('${name}.add')}</Button>
      </Row>
    </Card>
  )
}
`
}

function writeItemActions(): string {
  return `import { Row } from '#layout'
import type { Item } from './item.ts'
import { RemoveItem } from './remove-item.tsx'

/** What can be done with an item, beside it in the list. */
export function ItemActions({ item }: { readonly item: Item }) {
  return (
    <Row gap={1}>
      <RemoveItem item={item} />
    </Row>
  )
}
`
}

function writeRemoveItem({ name }: ModuleNames): string {
  return `import { errorText, useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, toast } from '#ui'
import type { Item } from './item.ts'

/** Removes an item, once the person is sure; nothing for whoever may not. */
export function RemoveItem({ item: { Id, Title, MayChange } }: { readonly item: Item }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('${name}.removeItem')
  if (!MayChange) return null
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('${name}.remove.sure', { title: Title }),
      text: t('${name}.remove.sureText'),
      confirmLabel: t('${name}.remove'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, Id },
      {
        onSuccess: () => toast(t('${name}.removed')),
        onError: (error) => toast(errorText(error, t), { kind: 'failed' }),
      },
    )
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-label={t('${name}.remove.of', { title: Title })}
      loading={write.isPending}
      onClick={() => void remove()}
    >
      {t('${name}.remove')}
    </Button>
  )
}
`
}
