import { Migration } from '@mikro-orm/migrations';

/**
 * How often a quiz was begun (result '') and with which results it was finished, by day. There is a
 * row a day, quiz and result and nothing else: no visitor, no answer, no moment.
 */
export class Migration0180 extends Migration {
  override name = '0180-quiz-counts';

  override up(): void {
    this.addSql(`
      create table quiz_counts (
        day date not null,
        quiz text not null,
        result text not null,
        count bigint not null,
        primary key (day, quiz, result)
      )`);
  }

  override down(): void {
    this.addSql('drop table quiz_counts');
  }
}
