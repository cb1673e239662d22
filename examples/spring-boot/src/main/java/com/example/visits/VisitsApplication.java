package com.example.visits;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class VisitsApplication {

  private final JdbcClient database;

  VisitsApplication(JdbcClient database) {
    this.database = database;
  }

  public static void main(String[] args) {
    SpringApplication.run(VisitsApplication.class, args);
  }

  @GetMapping("/")
  String visit() {
    database.sql("INSERT INTO visits DEFAULT VALUES").update();
    return "Visits: " + database.sql("SELECT count(*) FROM visits").query(Long.class).single();
  }
}
