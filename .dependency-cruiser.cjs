// Who may import whom. The only place that says it; `scripts/rooms.ts` proves that each rule refuses what it should.
const outside = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: allowed },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    outside('contract-stands-alone', '^packages/contract/', '^packages/contract/'),
    outside('scheduling-knows-contract-types', '^packages/scheduling/', '^packages/(scheduling|contract)/'),
    {
      name: 'scheduling-door-without-zones',
      severity: 'error',
      from: { path: '^packages/scheduling/src/index\\.ts$' },
      to: { path: '^packages/scheduling/src/zoned\\.ts$|temporal-polyfill', reachable: true },
    },
    {
      name: 'scheduling-judge-without-zones',
      severity: 'error',
      from: { path: '^packages/scheduling/src/judge/index\\.ts$' },
      to: { path: '^packages/scheduling/src/zoned\\.ts$|temporal-polyfill', reachable: true },
    },
    {
      // The first load has no rules to judge by.
      name: 'scheduling-door-without-judge',
      severity: 'error',
      from: { path: '^packages/scheduling/src/index\\.ts$' },
      to: { path: '^packages/scheduling/src/(judge|cure)/', reachable: true },
    },
    outside('sheets-stand-alone', '^packages/sheets/', '^packages/sheets/'),
    outside('demo-knows-contract', '^packages/demo/', '^packages/(demo|contract)/'),
    outside('server-knows-packages', '^apps/server/', '^(apps/server|packages/(contract|scheduling|sheets))/'),
    {
      name: 'server-feature-never-another-feature',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
    },
    {
      name: 'server-booking-never-a-feature',
      severity: 'error',
      from: { path: '^apps/server/src/booking/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'server-core-never-a-feature',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: '^apps/server/src/(api|app|main)\\.ts$|\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/' },
    },
    outside(
      'web-lib-knows-contract-and-sheets',
      '^apps/web/src/lib/',
      '^(apps/web/src/lib|packages/(contract|sheets))/',
    ),
    outside('web-ui-knows-no-feature', '^apps/web/src/ui/', '^(apps/web/src/(ui|lib)|packages/scheduling)/'),
    outside(
      'web-feature-never-another-feature',
      '^apps/web/src/features/([^/]+)/',
      '^(apps/web/src/(ui|lib)|packages/(contract|scheduling)|apps/web/src/features/$1)/',
    ),
    outside(
      'web-app-joins',
      '^apps/web/src/app/(?!wings\\.ts$)',
      '^(apps/web/src/(app|features|ui|lib)|packages/contract)/',
    ),
    outside('web-main-mounts', '^apps/web/src/main\\.tsx$', '^apps/web/src/(app|lib)/'),
    {
      // The one list that joins the samples' wing to the product.
      name: 'nobody-knows-the-samples',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot:
          '^(apps/web/src/(samples/|app/wings\\.ts$)|apps/web/plugins/|packages/demo/|packages/contract/src/samples/)|\\.test\\.tsx?$',
      },
      to: { path: '^(apps/web/src/samples|packages/contract/src/samples|packages/demo)/' },
    },
    {
      name: 'sample-never-another-sample',
      severity: 'error',
      from: { path: '^apps/web/src/samples/(apps|showcase)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/web/src/(app|features|samples/(apps|showcase|shell))/',
        pathNot: '^apps/web/src/samples/($1/$2|showcase/examples)/',
      },
    },
    {
      name: 'sample-parts-know-no-sample',
      severity: 'error',
      from: { path: '^apps/web/src/samples/(ui|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(app|features|samples/(apps|showcase|shell|samples))\\b' },
    },
    outside(
      'e2e-knows-contract',
      '^e2e/',
      '^(e2e|packages/contract)/|^packages/demo/src/([^/]+/[^/]+\\.cases|cases)\\.ts$',
    ),
    {
      name: 'bench-uses-doors',
      severity: 'error',
      from: { path: '^bench/' },
      to: {
        path: '^(apps|packages)/',
        pathNot:
          '^packages/[^/]+/src/(judge/)?index\\.ts$|^packages/demo/src/todo/todo\\.(handlers|seed)\\.ts$|^apps/server/(src/(app|config|db|tables|store/(engine|migrate|open-engine))|test/postgres-server)\\.ts$|^apps/web/src/(ui/|lib/text\\.ts$|lib/(queries|session/session)\\.ts$|features/calendar/(events|tones)\\.ts$|features/calendar/board/board-page\\.tsx$)',
      },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    // `texts:` is made by the build, of the English texts.
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^texts:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|dist-product)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
    },
  },
}
