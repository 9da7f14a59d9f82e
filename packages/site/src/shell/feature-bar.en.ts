/** The bar above a section of the home page (specification, section 2, 'Feature mode'). */
export const featureBarWords = {
  label: 'Sections',
  backToHome: 'Back to Home',
  welcome: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign Out',
  blog: 'Blog',
  demo: 'Demo Login',
  signIn: 'Sign In',
  start: 'Get Started',
  opening: (section: string) => `Opening ${section}`,
  sections: {
    memories: 'Memory Vault',
    messages: 'Voice Messages',
    'family-tree': 'Family Tree',
    scrapbooks: 'Scrapbooks',
    'time-capsules': 'Time Capsules',
    recipes: 'Family Recipes',
  },
} as const;
