/** Words of the public blog (specification, section 2). */
export const blogPageWords = {
  title: 'Family Legacy Blog',
  feedTitle: 'Family Legacy Blog of Infinite Connections',
  lead: 'For people who keep what a family would otherwise lose: voices, letters, names on the back of photographs.',
  description:
    'Articles on recording voices, writing letters that wait, asking the old questions in time, and keeping what a family would otherwise lose.',
  keywords: ['family legacy blog', 'family history', 'legacy letters', 'voice messages', 'grief'],
  searchLabel: 'Search articles...',
  search: 'Search',
  foundFor: (search: string) => `Articles about “${search}”.`,
  nothingFound: (search: string) => `No article about “${search}” yet.`,
  allArticles: 'Show all articles',
  featured: 'Featured article',
  articles: 'Articles',
  readArticle: 'Read Article',
  readMore: 'Read More',
  loadMore: 'Load More Articles',
  loaded: (count: number) => (count === 1 ? '1 more article.' : `${count} more articles.`),
  tags: 'Tags',
  readTime: (minutes: number) => `${minutes} min read`,
  emptyTitle: 'The first article is being written',
  emptyText:
    'We would rather publish one useful page than ten that fill a shelf. Until then, see how a voice is kept and delivered.',
  emptyPicture: 'An opened envelope; the sheet in it is still blank.',
  emptyAction: 'How It Works',
  articleTitle: (title: string) => `${title} | Infinite Connections Blog`,
  whereYouAre: 'Way back',
  backToBlog: 'Back to Blog',
  home: 'Home',
  backToAll: '← Back to All Articles',
  foundInstead: (search: string, instead: string) =>
    `No article has “${search}”. These are about “${instead}”.`,
  tryInstead: 'Try one word instead of several, or start with one of these:',
  sidebar: 'More of the blog',
  categories: 'Categories',
  articleCount: (count: number) => (count === 1 ? 'article' : 'articles'),
  popularTags: 'Popular Tags',
  about: 'About Our Blog',
  aboutText:
    'We write about keeping voices, letters and family history, for people who want to start tonight. Each article is meant to be useful without an account and without paying for anything.',
  follow: 'Follow by',
  contents: 'In this article',
  related: 'Read next',
  tagTitle: (tag: string) => `Articles about ${tag}`,
  tagLead: (count: number) => (count === 1 ? 'One article so far.' : `${count} articles so far.`),
  tagDescription: (title: string) => `${title} on the Family Legacy Blog of Infinite Connections.`,
  authorLead: (count: number) =>
    count === 1 ? 'One article on this blog.' : `${count} articles on this blog.`,
  authorDescription: (name: string) =>
    `Articles by ${name} on the Family Legacy Blog of Infinite Connections.`,
} as const;

/** Words of /genealogy-blog, which is the blog filtered (routes.csv). */
export const genealogyPageWords = {
  title: 'Genealogy Blog',
  lead: 'For those looking for the people before them: papers and photographs, sources and doubts, and the voices behind the names.',
  description:
    'Genealogy for families: read old papers and handwriting, date photographs, build a family tree that shows its proof, and record those who still know.',
  keywords: ['genealogy blog', 'family history', 'family tree', 'old photographs', 'sources'],
} as const;
