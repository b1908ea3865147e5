import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type Owner,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

const ITEM = { column: 'item_id', table: 'library_items' } as const
const FILE = { column: 'file_id', table: 'stored_files' } as const
const ofItem: readonly Owner[] = [{ column: 'uploader_id', through: ITEM }]

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  library_categories: {
    aboutNobody: OF_THE_PROGRAMME,
  },
  library_items: {
    columns: {
      project_id: shown.deleted('the project'),
      category: shown.deleted('its folder'),
      title: shown.deleted('its title'),
      link: shown.deleted('a link'),
      original_name: shown.deleted('the file’s name'),
      mime: shown.deleted('what the file is'),
      metadata: shown.deleted('what was written about it'),
      tags: shown.deleted('its tags'),
      uploader_id: shown.deleted('who added it'),
      approved_by: hidden.kept('who approved it', 'others'),
      deleted_by: hidden.kept('who deleted it', 'others'),
      file_id: hidden.deleted('its file'),
      sort_key: hidden.deleted('what it is sorted by'),
      search_key: hidden.deleted('what it is found by'),
    },
    section: 'files',
    copy: {
      of: by('uploader_id'),
      with: ['id', 'bytes', 'created_at', 'approve', 'approved_at', 'deleted_at'],
    },
    deletedWith: by('uploader_id'),
    mentions: {
      location: 'project',
      texts: ['title', 'original_name', 'link', 'sort_key', 'search_key'],
      json: ['metadata', 'tags'],
      near: by('uploader_id'),
    },
  },
  library_versions: {
    columns: {
      item_id: hidden.deleted('of which item'),
      file_id: hidden.deleted('its file'),
      original_name: hidden.deleted('the file’s name'),
      mime: hidden.deleted('what the file is'),
    },
    section: 'files',
    deletedWith: ofItem,
    mentions: { location: { through: ITEM }, texts: ['original_name'] },
  },
  library_changes: {
    columns: {
      item_id: hidden.deleted('of which item'),
      project_id: hidden.deleted('the project'),
      title: shown.deleted('the title that waits for approval'),
      link: shown.deleted('the link that waits for approval'),
      metadata: shown.deleted('what was written about it'),
      file_id: hidden.deleted('its file'),
      original_name: shown.deleted('the file’s name'),
      mime: hidden.deleted('what the file is'),
      sort_key: hidden.deleted('what it is sorted by'),
      search_key: hidden.deleted('what it is found by'),
    },
    section: 'files',
    copy: { of: ofItem, with: ['version'] },
    deletedWith: ofItem,
    mentions: {
      location: 'project',
      texts: ['title', 'original_name', 'link', 'sort_key', 'search_key'],
      json: ['metadata'],
    },
  },
  library_uploads: {
    columns: {
      file_id: hidden.deleted('the upload'),
      item_id: hidden.deleted('of which item'),
      category: hidden.deleted('its folder'),
      title: hidden.deleted('its title'),
    },
    section: 'files',
    deletedWith: [{ column: 'user_id', through: FILE }],
    mentions: { location: { through: FILE }, texts: ['title'] },
  },
  library_texts: {
    columns: {
      item_id: hidden.deleted('of which item'),
      words: hidden.deleted('the words in it'),
    },
    section: 'files',
    deletedWith: ofItem,
  },
  library_shares: {
    columns: {
      item_id: shown.deleted('what is shared'),
      receiver_id: shown.deleted('with whom'),
      group_id: shown.deleted('with whose group'),
      shared_by: shown.deleted('who shared it'),
    },
    section: 'files',
    copy: { of: by('receiver_id', 'group_id', 'shared_by'), with: ['at'] },
    deletedWith: by('receiver_id', 'group_id', 'shared_by'),
  },
  library_ratings: {
    columns: {
      item_id: shown.deleted('what was rated'),
      user_id: shown.deleted('who rated it'),
    },
    section: 'files',
    copy: { of: by('user_id'), with: ['stars'] },
    deletedWith: by('user_id'),
  },
  library_favorites: {
    columns: {
      item_id: shown.deleted('which item'),
      user_id: shown.deleted('whose favourite'),
    },
    section: 'files',
    copy: { of: by('user_id'), with: ['at'] },
    deletedWith: by('user_id'),
  },
}
