/** What plugins/outputs writes from src/data. */
export interface HomeFacts {
  sampleCount: number;
  providers: {
    id: string;
    name: string;
    status: string;
    /** What runs services, what is managed; "No" where nothing is. */
    computing: string;
    postgres: string;
    models: string;
  }[];
}
