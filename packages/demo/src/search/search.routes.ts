const under = (folder: string, names: string) => names.split(' ').map((name) => `/${folder}/${name}`)
/** The routes of section 2 of the specification, as they stand there. */
export const routes = {
  Dashboards: ['/dashboard/analytics', '/'],
  Apps: [
    ...under('apps', 'email chat todo calendar kanban invoice/list invoice/preview invoice/edit invoice/add'),
    ...under('apps/ecommerce', 'shop product-detail wishlist checkout'),
    ...under('apps', 'user/list user/view roles permissions'),
    '/access-control',
  ],
  Pages: [
    ...under('pages', 'login-basic login-cover register-basic register-cover forgot-password-basic'),
    ...under('pages', 'forgot-password-cover reset-password-basic reset-password-cover verify-email-basic'),
    ...under('pages', 'verify-email-cover two-steps-basic two-steps-cover account-settings profile faq'),
    ...under('pages', 'knowledge-base pricing blog/list blog/detail blog/edit license api-key modal-examples'),
  ],
  Misc: under('misc', 'coming-soon not-authorized maintenance error'),
  UI: [
    '/ui-element/typography',
    '/colors/colors',
    '/icons/reactfeather',
    ...under('cards', 'basic advance statistics analytics action'),
  ],
  Components: [
    ...under(
      'components',
      'alerts auto-complete avatar badges breadcrumbs buttons carousel collapse divider dropdowns',
    ),
    ...under('components', 'list-group modals nav-component pagination pill-badges pills-component popovers progress'),
    ...under('components', 'spinners tabs-component timeline toasts tooltips blockui accordion offcanvas'),
  ],
  Extensions: [
    ...under('extensions', 'sweet-alert toastr slider drag-and-drop tour clipboard react-player context-menu swiper'),
    ...under('extensions', 'ratings i18n pagination import export export-selected'),
  ],
  Layouts: under('page-layout', 'collapse-menu layout-boxed without-menu layout-empty layout-blank'),
  Forms: [
    ...under('forms/elements', 'input input-group input-mask textarea checkbox radio switch select number-input'),
    ...under('forms/elements', 'file-uploader editor pickers'),
    ...under('forms', 'layout/form-layout wizard form-validation form-repeater'),
  ],
  Tables: [
    '/tables/reactstrap',
    ...under('datatables', 'basic advance'),
    ...under('charts', 'schedular chartjs recharts'),
  ],
}
