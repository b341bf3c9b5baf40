import { listed, pageIn, type PageEntry, type PageGroup } from '../page-entry.ts'
import { pages } from '../pages.ts'

/** The places of the menu that the sample screens fill, in their order. */
export const sampleGroups = {
  dashboards: { title: 'Dashboards', icon: 'dashboard', section: 'apps' },
  apps: { title: 'Apps', icon: 'apps', section: 'apps' },
  'apps.invoice': { title: 'Invoice', icon: 'invoice', section: 'apps' },
  'apps.shop': { title: 'Shop', icon: 'cart', section: 'apps' },
  'apps.users': { title: 'Users & access', icon: 'users', section: 'apps' },
  pages: { title: 'Pages', icon: 'file', section: 'apps' },
  'pages.auth': { title: 'Sign-in pages', icon: 'lock', section: 'apps' },
  'pages.blog': { title: 'Blog', icon: 'pen', section: 'apps' },
  'pages.misc': { title: 'Notices', icon: 'signpost', section: 'apps' },
  ui: { title: 'Foundations', icon: 'palette', section: 'ui' },
  'ui.cards': { title: 'Cards', icon: 'cards', section: 'ui' },
  components: { title: 'Components', icon: 'component', section: 'ui' },
  extensions: { title: 'Extensions', icon: 'puzzle', section: 'ui' },
  layouts: { title: 'Page layouts', icon: 'layout', section: 'ui' },
  forms: { title: 'Forms', icon: 'form', section: 'forms' },
  'forms.elements': { title: 'Form elements', icon: 'input', section: 'forms' },
  tables: { title: 'Tables', icon: 'table', section: 'forms' },
  charts: { title: 'Charts', icon: 'chart', section: 'charts' },
} satisfies Record<string, PageGroup>
type SampleGroup = keyof typeof sampleGroups

const page = (group: SampleGroup, shared: Partial<PageEntry> = {}) =>
  pageIn(sampleGroups, group, { needs: 'Samples', ...shared })

const alone = { access: 'open', needs: 'Auth', layout: 'blank' } as const
const itself = { hasOwnHead: true } as const
const dashboards = page('dashboards', itself)
const apps = page('apps', itself)
const invoice = page('apps.invoice', itself)
const shop = page('apps.shop')
const users = page('apps.users', itself)
const pagesOf = page('pages')
const auth = page('pages.auth', alone)
const blog = page('pages.blog')
const misc = page('pages.misc', alone)
const ui = page('ui')
const cards = page('ui.cards')
const components = page('components')
const extensions = page('extensions')
const layouts = page('layouts')
const forms = page('forms')
const elements = page('forms.elements')
const tables = page('tables')
const charts = page('charts')

/** Every address of the sample screens. Two of the product's own notices are shown in the menu beside the samples'. */
export const samplePages = {
  'ecommerce-dashboard': dashboards('/', 'eCommerce', { icon: 'shop', keywords: 'sales revenue' }),
  analytics: dashboards('/dashboard/analytics', 'Analytics', { icon: 'chart' }),

  email: apps('/apps/email', 'E-mail', {
    also: ['/apps/email/:folder', '/apps/email/label/:label'],
    icon: 'mail',
    keywords: 'inbox mail',
  }),
  chat: apps('/apps/chat', 'Chat', { icon: 'chat', keywords: 'messages' }),
  todo: apps('/apps/todo', 'To-do', {
    also: ['/apps/todo/:filter', '/apps/todo/tag/:tag'],
    icon: 'todo',
    keywords: 'tasks',
  }),
  'demo-calendar': apps('/apps/calendar', 'Event calendar', { icon: 'calendar', keywords: 'events' }),
  kanban: apps('/apps/kanban', 'Kanban', { icon: 'kanban', keywords: 'boards tasks' }),
  'invoice-list': invoice('/apps/invoice/list', 'Invoices'),
  'invoice-preview': invoice('/apps/invoice/preview', 'Invoice preview', {
    also: ['/apps/invoice/preview/:id'],
  }),
  'invoice-edit': invoice('/apps/invoice/edit', 'Edit invoice', { also: ['/apps/invoice/edit/:id'] }),
  'invoice-add': invoice('/apps/invoice/add', 'New invoice'),
  'invoice-print': invoice('/apps/invoice/print', 'Print invoice', { layout: 'blank', unlisted: true }),
  shop: shop('/apps/ecommerce/shop', 'Shop', { keywords: 'products' }),
  'product-detail': shop('/apps/ecommerce/product-detail', 'Product', {
    also: ['/apps/ecommerce/product-detail/:slug'],
  }),
  wishlist: shop('/apps/ecommerce/wishlist', 'Wishlist'),
  checkout: shop('/apps/ecommerce/checkout', 'Checkout', { keywords: 'cart' }),
  'user-list': users('/apps/user/list', 'Users'),
  'user-view': users('/apps/user/view', 'User', { also: ['/apps/user/view/:id'] }),
  roles: users('/apps/roles', 'Roles'),
  permissions: users('/apps/permissions', 'Permissions', { icon: 'lock' }),
  'access-control': users('/access-control', 'Access control', { needs: 'ACL', keywords: 'ability acl' }),

  'login-basic': auth('/pages/login-basic', 'Sign in, basic'),
  'login-cover': auth('/pages/login-cover', 'Sign in, cover'),
  'register-basic': auth('/pages/register-basic', 'Register, basic'),
  'register-cover': auth('/pages/register-cover', 'Register, cover'),
  'forgot-password-basic': auth('/pages/forgot-password-basic', 'Forgot password, basic'),
  'forgot-password-cover': auth('/pages/forgot-password-cover', 'Forgot password, cover'),
  'reset-password-basic': auth('/pages/reset-password-basic', 'Reset password, basic'),
  'reset-password-cover': auth('/pages/reset-password-cover', 'Reset password, cover'),
  'verify-email-basic': auth('/pages/verify-email-basic', 'Verify e-mail, basic'),
  'verify-email-cover': auth('/pages/verify-email-cover', 'Verify e-mail, cover'),
  'two-steps-basic': auth('/pages/two-steps-basic', 'Two steps, basic'),
  'two-steps-cover': auth('/pages/two-steps-cover', 'Two steps, cover'),
  'account-settings': pagesOf('/pages/account-settings', 'Account settings', { icon: 'settings' }),
  profile: pagesOf('/pages/profile', 'Profile', { icon: 'user' }),
  faq: pagesOf('/pages/faq', 'FAQ', { icon: 'help', keywords: 'questions answers' }),
  'knowledge-base': pagesOf('/pages/knowledge-base', 'Knowledge base', {
    also: ['/pages/knowledge-base/:category', '/pages/knowledge-base/:category/:question'],
    icon: 'book',
    keywords: 'help articles',
  }),
  pricing: pagesOf('/pages/pricing', 'Pricing', { icon: 'tag', keywords: 'plans' }),
  'blog-list': blog('/pages/blog/list', 'Blog'),
  'blog-detail': blog('/pages/blog/detail', 'Blog post', { also: ['/pages/blog/detail/:id'] }),
  'blog-edit': blog('/pages/blog/edit', 'Edit post', { also: ['/pages/blog/edit/:id'] }),
  license: pagesOf('/pages/license', 'License', { icon: 'license' }),
  'api-key': pagesOf('/pages/api-key', 'API keys', { icon: 'key' }),
  'modal-examples': pagesOf('/pages/modal-examples', 'Modal examples', { icon: 'cards' }),
  'coming-soon': misc('/misc/coming-soon', 'Coming soon'),
  'not-authorized': misc(pages['not-authorized'].path, pages['not-authorized'].title),
  maintenance: misc('/misc/maintenance', 'Under maintenance'),
  error: misc(pages.error.path, pages.error.title, { keywords: '404' }),

  typography: ui('/ui-element/typography', 'Typography', { icon: 'type' }),
  colors: ui('/colors/colors', 'Colours'),
  icons: ui('/icons/reactfeather', 'Icons', { icon: 'sparkle', keywords: 'feather' }),
  'cards-basic': cards('/cards/basic', 'Basic cards'),
  'cards-advance': cards('/cards/advance', 'Advanced cards'),
  'cards-statistics': cards('/cards/statistics', 'Statistics cards'),
  'cards-analytics': cards('/cards/analytics', 'Analytics cards'),
  'cards-action': cards('/cards/action', 'Action cards'),

  alerts: components('/components/alerts', 'Alerts'),
  'auto-complete': components('/components/auto-complete', 'Auto complete'),
  avatar: components('/components/avatar', 'Avatar'),
  badges: components('/components/badges', 'Badges'),
  breadcrumbs: components('/components/breadcrumbs', 'Breadcrumbs'),
  buttons: components('/components/buttons', 'Buttons'),
  carousel: components('/components/carousel', 'Carousel'),
  collapse: components('/components/collapse', 'Collapse'),
  divider: components('/components/divider', 'Divider'),
  dropdowns: components('/components/dropdowns', 'Dropdowns'),
  'list-group': components('/components/list-group', 'List group'),
  modals: components('/components/modals', 'Modals', { keywords: 'dialog' }),
  'nav-component': components('/components/nav-component', 'Nav'),
  pagination: components('/components/pagination', 'Pagination'),
  'pill-badges': components('/components/pill-badges', 'Pill badges'),
  'pills-component': components('/components/pills-component', 'Pills'),
  popovers: components('/components/popovers', 'Popovers'),
  progress: components('/components/progress', 'Progress'),
  spinners: components('/components/spinners', 'Spinners', { keywords: 'loader' }),
  'tabs-component': components('/components/tabs-component', 'Tabs'),
  timeline: components('/components/timeline', 'Timeline'),
  toasts: components('/components/toasts', 'Toasts'),
  tooltips: components('/components/tooltips', 'Tooltips'),
  blockui: components('/components/blockui', 'Block UI', { keywords: 'overlay busy' }),
  accordion: components('/components/accordion', 'Accordion'),
  offcanvas: components('/components/offcanvas', 'Offcanvas', { keywords: 'drawer' }),

  'sweet-alert': extensions('/extensions/sweet-alert', 'Sweet alert', { keywords: 'confirm dialog' }),
  toastr: extensions('/extensions/toastr', 'Toastr', { keywords: 'notifications' }),
  slider: extensions('/extensions/slider', 'Slider', { keywords: 'range' }),
  'drag-and-drop': extensions('/extensions/drag-and-drop', 'Drag & drop', { keywords: 'sortable' }),
  tour: extensions('/extensions/tour', 'Tour'),
  clipboard: extensions('/extensions/clipboard', 'Clipboard', { keywords: 'copy' }),
  'react-player': extensions('/extensions/react-player', 'Media player', { keywords: 'video audio' }),
  'context-menu': extensions('/extensions/context-menu', 'Context menu'),
  swiper: extensions('/extensions/swiper', 'Swiper', { keywords: 'slides gallery' }),
  ratings: extensions('/extensions/ratings', 'Ratings', { keywords: 'stars' }),
  i18n: extensions('/extensions/i18n', 'I18n', { keywords: 'language translation' }),
  'extension-pagination': extensions('/extensions/pagination', 'Pagination with ellipsis'),
  import: extensions('/extensions/import', 'Import', { keywords: 'upload spreadsheet' }),
  export: extensions('/extensions/export', 'Export', { keywords: 'download spreadsheet' }),
  'export-selected': extensions('/extensions/export-selected', 'Export selected'),

  'collapse-menu': layouts('/page-layout/collapse-menu', 'Collapsed menu', { frame: { menuCollapsed: true } }),
  'layout-boxed': layouts('/page-layout/layout-boxed', 'Boxed layout', { frame: { contentWidth: 'boxed' } }),
  'without-menu': layouts('/page-layout/without-menu', 'Without menu', { frame: { menuHidden: true } }),
  'layout-empty': layouts('/page-layout/layout-empty', 'Empty layout'),
  'layout-blank': layouts('/page-layout/layout-blank', 'Blank layout', { layout: 'blank' }),

  input: elements('/forms/elements/input', 'Input'),
  'input-group': elements('/forms/elements/input-group', 'Input group'),
  'input-mask': elements('/forms/elements/input-mask', 'Input mask'),
  textarea: elements('/forms/elements/textarea', 'Textarea'),
  checkbox: elements('/forms/elements/checkbox', 'Checkbox'),
  radio: elements('/forms/elements/radio', 'Radio'),
  switch: elements('/forms/elements/switch', 'Switch'),
  select: elements('/forms/elements/select', 'Select'),
  'number-input': elements('/forms/elements/number-input', 'Number input'),
  'file-uploader': elements('/forms/elements/file-uploader', 'File uploader'),
  editor: elements('/forms/elements/editor', 'Editor', { keywords: 'rich text' }),
  pickers: elements('/forms/elements/pickers', 'Pickers', { keywords: 'date time' }),
  'form-layout': forms('/forms/layout/form-layout', 'Form layout'),
  wizard: forms('/forms/wizard', 'Wizard', { keywords: 'steps' }),
  'form-validation': forms('/forms/form-validation', 'Form validation'),
  'form-repeater': forms('/forms/form-repeater', 'Form repeater'),

  reactstrap: tables('/tables/reactstrap', 'Plain tables'),
  'datatables-basic': tables('/datatables/basic', 'Basic data tables'),
  'datatables-advance': tables('/datatables/advance', 'Advanced data tables'),
  schedular: charts('/charts/schedular', 'Staffing charts'),
  chartjs: charts('/charts/chartjs', 'Chart.js'),
  recharts: charts('/charts/recharts', 'Recharts'),
} satisfies Record<string, PageEntry>

export type SamplePageId = keyof typeof samplePages

/** Every page of a build with sample screens: the product's come first. */
export const allPages = [...listed(pages).filter(({ id }) => !(id in samplePages)), ...listed(samplePages)]
